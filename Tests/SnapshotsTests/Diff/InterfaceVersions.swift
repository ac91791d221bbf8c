import CatalogCore
import Snapshots
import Testing

/// Screens as they are imported from interface files, and what is said of other versions of them.
enum InterfaceVersions {
  static let login = """
    catalog snapshot 1
    screen main-login "Moor"
    scenario base "As drawn"
    model LoginViewController
    group "Harbour"
    imported
    initial
    state content
    variant 375 L

    area navigation-bar
      text title "Moor"
      button left-1 "Cancel"
        alignment leading
      button right-1 "Help"
        alignment trailing
      action right-1 present main-help

    area content
      view view ""
        background "systemBackground"
        frame 0 0 375 667
        text titleLabel headline "Welcome aboard" <- "outlet of LoginViewController"
          frame 16 80 343 22
        field nameField "" <- "outlet of LoginViewController"
          placeholder "Boat name"
          frame 16 120 343 34
        text aB1-cd-2Ef "Berth"
          font system 17
          color "secondaryLabel"
          frame 16 170 80 21
        view fRm-st-Ack stack ""
          frame 16 200 343 90
          text hiN-t0-001 "Hint"
            frame 0 0 343 21
          button loginButton system "Log in" <- "outlet of LoginViewController"
            frame 0 31 343 30
      action loginButton present main-berths
        selector "login:" touchUpInside
        segue presentation "toBerths"

    end

    """

  static let settings = """
    catalog snapshot 1
    screen main-settings "Settings"
    scenario base "As drawn"
    model SettingsViewController
    imported
    table grouped
    state content
    variant 375 L

    area content
      view view table ""
        frame 0 0 375 667

    area tab-bar
      button tab-1 "Berths"
      button tab-2 "Boats"
        state selected
      action tab-1 embed main-berths
      action tab-2 embed main-settings

    section sEc-01-aaa
      header "Sounds"

      row "static cell" cEl-01-aaa
        height 44 table
        text tXt-01-aaa "Fog horn"
          frame 16 11 200 22
        toggle sWi-01-aaa "on"
          frame 310 6 51 31

      row "static cell" cEl-02-aaa
        height 44 table
        text tXt-02-aaa "Bell"
          frame 16 11 200 22

    section sEc-02-bbb
      header "Boat"

      row "static cell" cEl-03-bbb
        height 60 fixed
        accessory disclosure-indicator
        text tXt-03-bbb "Harbour"
          frame 16 19 200 22
        action select push main-harbour

      row BoatCell cEl-04-bbb
        height 72 drawn
        image picture "boat" <- "outlet of BoatCell"
          frame 16 8 56 56
        view nEs-ted-vw1 ""
          frame 88 8 200 56
          text nameLabel "Gull" <- "outlet of BoatCell"
            frame 0 0 200 22
          text dEt-ail-001 "Sloop"
            frame 0 30 200 22

    end

    """

  static func document(_ text: String) throws(Diagnostic) -> SnapshotDocument {
    let source = SourceText(path: "main-login/base.snap", bytes: Array(text.utf8))
    do throws(SnapshotProblem) {
      return try SnapshotParser.document(from: source)
    } catch {
      throw error.diagnostic(in: source)
    }
  }

  /// What an author does: pieces of the text in the place of others, each of which stands once.
  struct Edit: CustomTestStringConvertible {
    var name: String
    var pieces: [(from: String, to: String)]
    var sentences: [String]

    init(_ name: String, _ pieces: [(String, String)], _ sentences: [String]) {
      self.name = name
      self.pieces = pieces.map { (from: $0.0, to: $0.1) }
      self.sentences = sentences
    }

    var testDescription: String { name }

    func applied(to text: String) -> String {
      var text = text
      for (from, to) in pieces {
        #expect(text.ranges(of: from).count == 1, "“\(from)” stands once")
        text = text.replacing(from, with: to)
      }
      return text
    }
  }

  static func sentences(from old: String, to new: String) throws(Diagnostic) -> [String] {
    TestCatalog.lines([try document(new)], from: [try document(old)])
  }
}
