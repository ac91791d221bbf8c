extension ImportedHarbour {
  /// A collection, settings, what code shows, and files of a single cell or view.
  static let furtherScreens = #"""
    catalog snapshot 1
    screen main-boats "Boats"
    scenario base "As drawn"
    model BoatCollectionController
    group "Main"
    imported
    state content
    variant 375 L

    area content
      view collectionView collection ""
        background "systemBackground"
        frame 0 0 375 667

    section s1
      row BoatTile bo-Ti-001
        height 120 drawn
        frame 10 10 112 120
        image image "boat"
          frame 0 0 112 84
        text caption caption1 "Albatros"
          frame 4 90 104 16
        action select show main-berth-detail
          segue show "showBoat"
      row boat-cell bo-Ti-002
        height 58 drawn
        frame 132 10 112 58
    end
    catalog snapshot 1
    screen main-photo "Photo"
    scenario base "As drawn"
    model PhotoController
    group "Main"
    imported
    state content
    variant 375 L

    area content
      view view ""
        background "black"
        frame 0 0 375 667
        image photo "quay"
          frame 0 140 375 280
    end
    catalog snapshot 1
    screen settings-settings "Settings"
    scenario base "As drawn"
    model SettingsController
    group "Settings"
    imported
    table inset-grouped
    state content
    variant 375 L

    area content
      view view table ""
        background "systemGroupedBackground"
        frame 0 0 375 667

    section se-c1-001
      header "Harbour"
      footer "The harbour master sees these."
      row "static cell" set-Ce-001
        height 44 table
        accessory disclosure-indicator
        text label body "Account"
          frame 16 11 200 22
        action select present main-login
          segue presentation
      row "static cell" set-Ce-002
        height 44 table
        text label body "Tell me about storms"
          frame 16 11 240 22
        toggle stormSwitch "on" <- "outlet of SettingsController"
          frame 300 6 51 31
        action stormSwitch
          selector "stormsChanged:" valueChanged
    section se-c2-001
      header "About"
      row "static cell" set-Ce-003
        height 44 table
        text label body "Licences"
          frame 16 11 200 22
        action select push settings-licences
          segue show
    end
    catalog snapshot 1
    screen settings-licences "Licences"
    scenario base "As drawn"
    group "Settings"
    imported
    state content
    variant 375 L

    area content
      view view ""
        frame 0 0 375 667
        text textView body "MIT"
          lines 0
          frame 0 0 375 667
    end
    catalog snapshot 1
    screen main-storm "Storm warning"
    scenario base "As drawn"
    model StormController
    group "Main"
    imported
    state content
    variant 375 L

    area content
      view view ""
        background "systemYellow"
        frame 0 0 375 667
        text label title2 "Storm ahead"
          frame 20 100 335 28
    end
    catalog snapshot 1
    screen boat-cell "boat-cell"
    scenario base "As drawn"
    model BoatCell
    group "Cells"
    imported
    state content
    variant 375 L

    section s1
      row boat-cell boa-Ce-001
        height 58 fixed
        text nameLabel headline "Name" <- "outlet of BoatCell"
          frame 16 8 240 22
        text ownerLabel subhead "Owner" <- "outlet of BoatCell"
          frame 16 32 240 18
    end
    catalog snapshot 1
    screen buoy-cell "buoy-cell"
    scenario base "As drawn"
    model BuoyCell
    group "Cells"
    imported
    state content
    variant 375 L

    section s1
      row buoy-cell buo-Ce-001
        height 44 drawn
        text label body "Buoy"
          frame 16 11 240 22
    end
    catalog snapshot 1
    screen empty-view "Empty list"
    scenario base "As drawn"
    model EmptyView
    group "Views"
    imported
    state content
    variant 320 L

    area content
      view view ""
        frame 0 0 320 200
        text messageLabel body "No boats yet" <- "outlet of EmptyView"
          alignment center
          frame 20 90 280 22
    end
    """#
}
