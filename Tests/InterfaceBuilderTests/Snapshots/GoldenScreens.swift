/// The snapshots of the harbour's app, read by a person.
enum GoldenScreens {
  static let list = """
    catalog snapshot 1
    screen main-berth-list "Berths"
    scenario base "As drawn"
    model BerthListViewController
    group "Harbour"
    imported
    table inset-grouped
    state content
    variant 375 L
    finding accessibility-label-missing warning "one button shows only an image and has no accessibility label: “line.3.horizontal”"

    area navigation-bar
      text title "Berths"
        font largeTitle
      text prompt "Old harbour"
      button left-1 edit "Edit"
        alignment leading
      button right-1 add "Add"
        alignment trailing
      image right-2 symbol "line.3.horizontal"
        alignment trailing
      action right-1 present main-berth-detail
        segue presentation "addBerth"

    area header
      view Hdr-01 header ""
        frame 0 0 375 60
        text Hdr-02 "Tap a berth"
          frame 16 20 200 20

    area content
      view view table ""
        background "systemGroupedBackground"
        frame 0 0 375 667

    area tab-bar
      button tab-1 "Berths"
        state selected
        image image symbol "ferry"
      button tab-2 "Map"
        image image symbol "map"

    section prototypes

      row BerthCell Cel-01
        height 58.33 drawn
        accessory disclosure-indicator
        text nameLabel headline "Berth & owner" <- "outlet of BerthCell"
          lines 0
          frame 16 8 200 22
        toggle Swt-01 "on"
          frame 286 13 51 31
        action select push main-berth-detail
          segue show "showBerth"
        action Swt-01
          selector "reserve:" valueChanged

    end

    """

  static let form = """
    catalog snapshot 1
    screen main-berth-detail "Berth Detail"
    scenario base "As drawn"
    model BerthDetailViewController
    group "Harbour"
    imported
    state content
    variant 375 L
    finding segue-destination-missing error "one segue cannot be performed: “toOwner” leads to 'Nowhere', which the file does not have"
    finding frame-misplaced warning "one frame differs from the constraints: “quay”"

    area navigation-bar

    area content
      view view ""
        background #ff800080
        frame 0 0 375 667
        field boatField "" <- "outlet of BerthDetailViewController"
          border rounded-rect
          placeholder "Name of the boat"
          frame 16 60 343 34
        button Sav-01 filled "Save"
          corner-radius 8
          border 1 "Rope" #cc9933
          frame 16 120 343 44
          note "sets badge = 3"
          image image symbol "checkmark"
        image Img-01 "quay"
          state misplaced
          clips
          frame 16 180 100 100
      action Sav-01
        selector "save:" touchUpInside
        segue unwind "done"
        note "unwinds with unwindToBerths:"
      action toOwner
        segue show "toOwner"
        note "leads to 'Nowhere', which the file does not have"

    end

    """

  static let tabs = """
    catalog snapshot 1
    screen main-tab-bar "Tab bar controller"
    scenario base "As drawn"
    group "Harbour"
    imported
    initial
    unlisted
    state content
    variant 393 L

    area tab-bar
      button tab-1 "Berths"
        image image symbol "ferry"
      button tab-2 "Map"
        image image symbol "map"
      action tab-1 embed main-navigation
        segue relationship
      action tab-2 embed map-harbour-map
        segue relationship

    end

    """

  static let navigation = """
    catalog snapshot 1
    screen main-navigation "Navigation controller"
    scenario base "As drawn"
    group "Harbour"
    imported
    unlisted
    state content
    variant 393 L

    area content
      action root embed main-berth-list
        segue relationship

    end

    """

  static let map = """
    catalog snapshot 1
    screen map-harbour-map "Map of the harbour"
    scenario base "As drawn"
    model HarbourMapController
    group "Harbour"
    imported
    initial
    state content
    variant 375 L

    area content
      view view ""
        frame 0 0 375 667
        custom Kit-01 map ""
          frame 0 0 375 667
      action Kit-01
        selector "drop:" tap

    area tab-bar
      button tab-1 "Berths"
        image image symbol "ferry"
      button tab-2 "Map"
        state selected
        image image symbol "map"

    end

    """
}
