import CatalogCore
import Snapshots

/// The app of a harbour as an importer writes it down: tabs, lists, a form, a detail page, a collection,
/// settings, a cell and a view of their own, two languages, a way out, and a screen that code shows.
enum ImportedHarbour {
  static func site() throws -> TestSite {
    let site = TestSite(["catalog.yml": "title: Harbour\n"])
    for document in try documents() { site.add(document) }
    return site
  }

  /// In the order of the texts.
  static func documents() throws -> [SnapshotDocument] {
    var texts: [String] = []
    for line in "\(listsAndForms)\n\(furtherScreens)".split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line == "catalog snapshot 1" { texts.append("") }
      texts[texts.count - 1] += line + "\n"
    }
    return try texts.map { try SnapshotParser.document(from: SourceText(path: "harbour.snap", $0)) }
  }

  private static let listsAndForms = #"""
    catalog snapshot 1
    screen main-tabs "Harbour"
    scenario base "As drawn"
    group "Main"
    imported
    initial
    unlisted
    state content
    variant 375 L

    area tab-bar
      button tab-1 "Berths"
        state selected
      button tab-2 "Boats"
      button tab-3 "Settings"
      button tab-4 "Weather"
      action tab-1 embed main-berths-navigation
        segue relationship "viewControllers"
      action tab-2 embed main-boats-navigation
        segue relationship "viewControllers"
      action tab-3 embed settings-settings
        segue relationship "viewControllers"
      action tab-4 embed "WeatherKit/forecast"
        segue relationship "viewControllers"
    end
    catalog snapshot 1
    screen main-berths-navigation "Berths"
    scenario base "As drawn"
    group "Main"
    imported
    unlisted
    state content
    variant 375 L

    area content
      action root embed main-berths
        segue relationship "rootViewController"
    end
    catalog snapshot 1
    screen main-boats-navigation "Boats"
    scenario base "As drawn"
    group "Main"
    imported
    unlisted
    state content
    variant 375 L

    area content
      action root embed main-boats
        segue relationship "rootViewController"
    end
    catalog snapshot 1
    screen main-berths "Berths"
    scenario base "As drawn"
    model BerthListController
    group "Main"
    imported
    table grouped
    state content
    variant 375 L
    finding class-without-module warning "the class BerthListController has no module"
    finding image-label warning "“flagView” shows an image and has no accessibility label" row bth-Ce-001
    finding missing-outlet error "the outlet “owner” leads to nothing" row bth-Ce-002

    area navigation-bar
      text title "Berths"
        font largeTitle
      button left-1 "Edit"
        alignment leading
      button right-1 "Add"
        alignment trailing
      action right-1 present main-login
        segue presentation "addBerth"

    area content
      view view table ""
        background "systemGroupedBackground"
        frame 0 0 375 667

    area toolbar
      button item-1 "Sort"
      button item-2 "Filter"
        state disabled
      action item-1
        selector "sort:"

    area tab-bar
      button tab-1 "Berths"
        state selected
      button tab-2 "Boats"
      button tab-3 "Settings"

    section prototypes
      row boat-cell bth-Ce-001
        height 58 fixed
        accessory disclosure-indicator
        text nameLabel headline "Berth & owner" <- "outlet of BoatCell"
          color "label"
          frame 16 8 240 22
        text ownerLabel subhead "Ada Lindqvist" <- "outlet of BoatCell"
          lines 2
          color "secondaryLabel"
          frame 16 32 240 18
        image flagView "flag-se" <- "outlet of BoatCell"
          tint "Signal" #d64933
          frame 300 15 28 28
        action select push main-berth-detail
          segue show "showBerth"
      row NoteCell bth-Ce-002
        height 44 table
        text label body "A note" <- "outlet of NoteCell"
          font system 15 semibold
          color #445566
          frame 16 10 300 24
      row AddCell bth-Ce-003
        height 51 drawn
        button addButton plain "Add a berth"
          frame 16 8 200 34
        action addButton show "HarbourKit/berth-editor"
          segue show
    end
    catalog snapshot 1
    screen main-berth-detail "Berth"
    scenario base "As drawn"
    model BerthDetailController
    group "Main"
    imported
    state content
    variant 375 L

    area navigation-bar
      text title "Berth"
      button right-1 "Done"
        alignment trailing
      action right-1 unwind main-berths
        segue unwind "doneWithBerth"

    area content
      view view ""
        background "systemBackground"
        frame 0 0 375 667
        view scrollView scroll "" <- "outlet of BerthDetailController"
          frame 0 0 375 667
          view stack stack ""
            frame 16 16 343 420
            image photoView "quay" <- "outlet of BerthDetailController"
              background #e4ebf0
              corner-radius 12
              clips
              frame 0 0 343 180
            text titleLabel title1 "Pier 3, berth 12" <- "outlet of BerthDetailController"
              lines 0
              color "label"
              frame 0 196 343 34
            text depthLabel "Depth 2.4 m" <- "outlet of BerthDetailController"
              font "Avenir-Heavy" 17
              color "WaterBlue" #2463a8
              frame 0 238 343 22
              hidden
            toggle powerSwitch "on" <- "outlet of BerthDetailController"
              tint "systemGreen"
              frame 0 268 51 31
            slider lengthSlider "8" <- "outlet of BerthDetailController"
              state misplaced
              range 4 20
              frame 0 308 343 31
          custom mapView map "" <- "outlet of BerthDetailController"
            frame 16 452 343 160
        button callButton filled "Call the owner" <- "outlet of BerthDetailController"
          font system 17 semibold
          background "systemBlue"
          corner-radius 10
          frame 16 601 343 50
          image image "phone.fill"
            frame 96 14 22 22
      action callButton
        selector "callOwner:" touchUpInside
      action powerSwitch
        selector "powerChanged:" valueChanged
      action tap-Ge-001 present main-photo
        segue presentation "showPhoto"
    end
    catalog snapshot 1
    screen main-login "Log in"
    scenario base "As drawn"
    model LoginController
    group "Main"
    imported
    state content
    variant 375 L

    area content
      view view ""
        background "systemBackground"
        frame 0 0 375 667
        view formView "" <- "outlet of LoginController"
          background "secondarySystemBackground"
          corner-radius 16
          frame 24 140 327 260
          text welcomeLabel largeTitle "Welcome aboard" <- "outlet of LoginController"
            alignment center
            frame 20 20 287 41
          field nameField "" <- "outlet of LoginController"
            font system 17
            placeholder "Harbour card number"
            frame 20 80 287 34
          field passwordField "" <- "outlet of LoginController"
            state secure
            placeholder "Password"
            frame 20 126 287 34
          button loginButton filled "Log in" <- "outlet of LoginController"
            frame 20 184 287 50
        spinner spinner "" <- "outlet of LoginController"
          frame 177 420 20 20
          hidden
        button closeButton system "Not now"
          tint "systemGray"
          frame 137 600 100 34
      action loginButton
        selector "login:" touchUpInside
      action closeButton unwind main-berths
        segue unwind
    end
    catalog snapshot 1
    screen main-login "Anmelden"
    scenario de "Deutsch"
    model LoginController
    group "Main"
    imported
    state content
    variant 375 L
    finding missing-translation warning "“Not now” has no German text"

    area content
      view view ""
        background "systemBackground"
        frame 0 0 375 667
        view formView "" <- "outlet of LoginController"
          background "secondarySystemBackground"
          corner-radius 16
          frame 24 140 327 260
          text welcomeLabel largeTitle "Willkommen an Bord" <- "outlet of LoginController"
            alignment center
            frame 20 20 287 41
          field nameField "" <- "outlet of LoginController"
            font system 17
            placeholder "Nummer der Hafenkarte"
            frame 20 80 287 34
          field passwordField "" <- "outlet of LoginController"
            state secure
            placeholder "Passwort"
            frame 20 126 287 34
          button loginButton filled "Anmelden" <- "outlet of LoginController"
            frame 20 184 287 50
        spinner spinner "" <- "outlet of LoginController"
          frame 177 420 20 20
          hidden
        button closeButton system "Not now"
          tint "systemGray"
          frame 137 600 100 34
      action loginButton
        selector "login:" touchUpInside
      action closeButton unwind main-berths
        segue unwind
    end
    """#
}
