/// Documents that no device shows as they are.
extension HarbourScreens {
  static let map =
    head("Map", width: 375) + """
      area content
        view view ""
          background "systemBackground"
          frame 0 0 375 812
          custom mapView map "" <- "outlet of MapController"
            frame 0 0 375 812
          custom searchBar search-bar ""
            background "systemBackground"
            corner-radius 12
            placeholder "Find a harbour"
            frame 16 60 343 52
          view card ""
            background "systemBackground"
            corner-radius 16
            border 1 "separator"
            frame 16 610 343 150
            text harbourLabel title2 "Old harbour" <- "outlet of MapController"
              frame 16 16 311 27
            text distanceLabel subheadline "2.4 nautical miles" <- "outlet of MapController"
              color "secondaryLabel"
              frame 16 46 311 20
            button routeButton filled "Route" <- "outlet of MapController"
              frame 16 88 311 46
              image image "arrow.right"
          button locateButton custom "" <- "outlet of MapController"
            background #ffffff
            corner-radius 22
            frame 315 540 44 44
            image image "location.fill"

      end

      """

  static let cell =
    head("BoatCell", width: 320) + """
      section cell

        row BoatCell 1
          height 80 fixed
          accessory detail-disclosure-button
          image boatView "" <- "outlet of BoatCell"
            frame 8 8 64 64
          text nameLabel "" <- "outlet of BoatCell"
            font system 17 bold
            frame 84 12 180 21
          text lengthLabel "11 m" <- "outlet of BoatCell"
            state misplaced
            font "AvenirNext-MediumItalic" 14
            color "secondaryLabel"
            frame 84 40 120 20
          progress batteryView "0.4" <- "outlet of BoatCell"
            frame 84 68 180 4
          view overlay ""
            frame 210 36 60 24
            hidden

      end

      """

  static let view =
    head("TideView", width: 300) + """
      area content
        view iN0-l3-epB ""
          background "Sea" #123a5a
          corner-radius 12
          border 2 #ffffff80
          frame 0 0 300 180
          text Tit-le-001 "High tide"
            font system 15 semibold
            color #ffffff
            frame 16 16 200 20
          text timeLabel "14:32" <- "outlet of TideView"
            font system 48 thin
            color #ffffff
            frame 16 44 200 57
          custom waveView WaveChart "" <- "outlet of TideView"
            frame 16 112 268 52
          button infoButton info-light "" <- "outlet of TideView"
            tint #ffffff
            frame 262 16 22 22
          view Fad-ed-001 ""
            background #ffffff
            opacity 0.3
            frame 200 44 84 57
            text Now-la-bel "now"
              alignment center
              font system 20
              frame 0 0 84 57

      end

      """

  static let tablet =
    head("Harbour", width: 768) + """
      area navigation-bar
        text title "Harbour"
        button right-1 "Done"
          alignment trailing

      area content
        view view ""
          background "systemBackground"
          frame 0 0 768 1024
          view sideView ""
            background "secondarySystemBackground"
            frame 0 64 260 960
            view tableView table "" <- "outlet of HarbourController"
              frame 0 0 260 960
          view contentView container "" <- "outlet of HarbourController"
            frame 260 64 508 500
          custom datePicker date-picker "" <- "outlet of HarbourController"
            frame 300 590 420 216
          custom compactPicker date-picker "" <- "outlet of HarbourController"
            frame 300 830 140 34
          custom pages page-control "1"
            range 0 4
            frame 460 830 120 26
          stepper countStepper "3" <- "outlet of HarbourController"
            frame 600 830 94 32
          custom webView web ""
            frame 300 880 200 120
          custom playerView player ""
            frame 520 880 200 120

      section prototypes

        row PierCell pier-1
          height 44 table
          text pierLabel "Pier" <- "outlet of PierCell"
            frame 16 0 200 44

        row PierCell pier-2
          height 44 table
          text pierLabel "Mole" <- "outlet of PierCell"
            frame 16 0 200 44

      end

      """

  static let square =
    head("Notes", width: 600) + """
      area navigation-bar
        text prompt "Pier 7"
        text title "Notes"
        button left-1 "Cancel"
          alignment leading
        button right-1 "Save"
          alignment trailing

      area content
        view view ""
          background #ffffff
          frame 0 0 600 600
          field subjectField "" <- "outlet of NotesController"
            border line
            placeholder "Subject"
            frame 20 114 560 30
          field noteView "Rope worn at the bow. Ask for a new one before the regatta." <- "outlet of NotesController"
            lines 0
            background #f5f2e8
            frame 20 160 560 200
          text Hel-p0-001 "Only the harbour master reads this."
            alignment center
            font system 13 italic
            frame 20 372 560 18
          custom picker picker "" <- "outlet of NotesController"
            frame 20 400 560 162

      end

      """

  static let landscape =
    head("Player", width: 667) + """
      area content
        view view ""
          background #000000
          frame 0 0 667 375
          image filmView "regatta-film" <- "outlet of PlayerController"
            frame 0 0 667 375
          view Bar-00-001 ""
            background #00000099
            frame 0 315 667 60
            button playButton custom "" <- "outlet of PlayerController"
              frame 16 10 40 40
              image image "play.fill"
            slider positionSlider "0.3" <- "outlet of PlayerController"
              frame 72 15 480 30
            text timeLabel "1:12" <- "outlet of PlayerController"
              alignment right
              font "Courier-Bold" 15
              color #ffffff
              frame 568 20 83 20

      end

      """

  static let container =
    head("Tabs", width: 375) + """
      area tab-bar
        button tab-1 "Photos"
          state selected
          image image "photo"
        button tab-2 "Berths"
          image image "map"
        action tab-1 embed main-photos
        action tab-2 embed main-berths

      end

      """

  /// With their names, for whoever wants to look at them.
  static let all: [(name: String, text: String)] = [
    ("login", login), ("detail", detail), ("settings", settings), ("inset", inset),
    ("berths", berths), ("grid", grid), ("map", map), ("cell", cell), ("view", view),
    ("tablet", tablet), ("square", square), ("landscape", landscape), ("container", container),
  ]
}
