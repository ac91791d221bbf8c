/// Screens of an app for a harbour, as an interface file gives them.
enum HarbourScreens {
  /// What every screen starts with.
  static func head(
    _ title: String, width: Int = 375, table: String? = nil
  ) -> String {
    """
    catalog snapshot 1
    screen main-\(title.lowercased()) "\(title)"
    scenario base "As drawn"
    imported
    \(table.map { "table \($0)\n" } ?? "")state content
    variant \(width) L


    """
  }

  static let login =
    head("Login") + """
      area content
        view view ""
          background "systemBackground"
          frame 0 0 375 667
          image logo "harbour-logo"
            frame 127 72 120 120
          text Wel-co-me1 title1 "Welcome aboard"
            alignment center
            frame 16 208 343 34
          text Sub-ti-tl1 subheadline "Sign in to see your berth, your boats and what the harbour master says."
            lines 0
            alignment center
            color "secondaryLabel"
            frame 40 250 295 36
          field emailField "" <- "outlet of LoginController"
            font system 14
            border rounded-rect
            placeholder "E-mail"
            frame 24 318 327 34
          field passwordField "secret12" <- "outlet of LoginController"
            state secure
            font system 14
            border rounded-rect
            placeholder "Password"
            frame 24 362 327 34
          view Row-Re-mem stack ""
            frame 24 412 327 31
            text Rem-be-r01 body "Keep me signed in"
              frame 0 0 270 31
            toggle rememberSwitch "on" <- "outlet of LoginController"
              frame 278 0 51 31
          button loginButton filled "Sign in" <- "outlet of LoginController"
            tint "Harbour" #0b6e8c
            frame 24 463 327 50
          button forgotButton system "Forgot your password?" <- "outlet of LoginController"
            font system 15
            frame 100 525 175 32
          text errorLabel "The password is wrong." <- "outlet of LoginController"
            color "systemRed"
            frame 24 566 327 21
            hidden
          spinner spinner "" <- "outlet of LoginController"
            frame 177 610 20 20

      end

      """

  static let detail =
    head("Photo", width: 390) + """
      area navigation-bar
        text title "Regatta"
        button right-1 "Edit"
          alignment trailing
        image right-2 "heart"
          alignment trailing

      area content
        view view ""
          background #ffffff
          frame 0 0 390 844
          view Scr-ol-l01 scroll ""
            clips
            frame 0 91 390 719
            image photoView "regatta-2014" <- "outlet of PhotoController"
              frame 0 0 390 260
            image authorView "person-avatar" <- "outlet of PhotoController"
              corner-radius 24
              clips
              frame 16 276 48 48
            text titleLabel "Sails before the pier" <- "outlet of PhotoController"
              font "Georgia-Bold" 22
              frame 76 276 298 26
            text authorLabel footnote "by Ada Marlow" <- "outlet of PhotoController"
              color "secondaryLabel"
              frame 76 304 298 18
            text captionLabel "Forty boats left the harbour at noon. The wind turned twice, and the last of them came home by the light of the pier." <- "outlet of PhotoController"
              lines 0
              font system 17 light
              frame 16 340 358 82
            text Exp-os-ure "f/8  1/500 s  ISO 200"
              font "Menlo-Regular" 13
              color #6b6f76
              frame 16 430 358 16
            button likeButton tinted "Like" <- "outlet of PhotoController"
              frame 16 462 112 44
              image image "heart.fill"
            button shareButton gray "Share" <- "outlet of PhotoController"
              frame 139 462 112 44
            button deleteButton plain "Delete" <- "outlet of PhotoController"
              state disabled
              frame 262 462 112 44
            custom mapView map "" <- "outlet of PhotoController"
              corner-radius 12
              clips
              frame 16 522 358 150
            text emptyLabel "" <- "outlet of PhotoController"
              frame 16 682 358 21

      area toolbar
        button item-1 "Reply"
        image item-2 "folder"
        image item-3 "trash"

      end

      """

  static let settings =
    head("Settings", width: 393, table: "grouped") + """
      area navigation-bar
        text title "Settings"

      area header
        view header-view ""
          frame 0 0 393 96
          image portraitView "portrait-ada" <- "outlet of SettingsController"
            corner-radius 32
            clips
            frame 16 16 64 64
          text nameLabel headline "Ada Marlow" <- "outlet of SettingsController"
            frame 96 24 281 22
          text berthLabel subheadline "Berth 22, Pier 7" <- "outlet of SettingsController"
            color "secondaryLabel"
            frame 96 50 281 20

      area content
        view view table ""
          background "systemGroupedBackground"
          clips
          frame 0 0 393 852

      area footer
        text versionLabel "Version 2.1"
          alignment center
          font system 12
          color "tertiaryLabel"
          frame 0 0 393 40

      section account
        header "Account"

        row "static cell" cell-profile
          height 44 fixed
          accessory disclosure-indicator
          text textLabel "Profile"
            font system 17
            frame 16 0 100 44
          text detailTextLabel "Ada"
            alignment right
            font system 17
            color "secondaryLabel"
            frame 258 0 100 44
          action select push main-profile

        row "static cell" cell-mail
          height 44 fixed
          accessory checkmark
          text textLabel "Harbour letter"
            frame 16 0 280 44

      section notifications
        header "Notifications"
        footer "The harbour master writes at most once a day."

        row "static cell" cell-weather
          height 44 fixed
          text weather-title "Weather warnings"
            frame 16 11 250 22
          toggle weatherSwitch "on" <- "outlet of SettingsController"
            frame 326 6.5 51 31

        row "static cell" cell-volume
          height 60 fixed
          image quiet "speaker.fill"
            frame 16 20 20 20
          slider volumeSlider "0.6" <- "outlet of SettingsController"
            frame 48 15 329 30

        row "static cell" cell-units
          height 52 fixed
          segments unitControl "Knots" <- "outlet of SettingsController"
            frame 16 10 361 32
            text s-1 "Knots"
            text s-2 "km/h"
            text s-3 "Beaufort"

      section danger

        row "static cell" cell-out
          height 44 fixed
          button logoutButton system "Sign out" <- "outlet of SettingsController"
            color "systemRed"
            frame 16 0 361 44

      end

      """

  /// The same rows, less wide by what sections are inset.
  static let inset = [
    ("table grouped", "table inset-grouped"), ("frame 258 0 100 44", "frame 226 0 100 44"),
    ("frame 326 6.5 51 31", "frame 294 6.5 51 31"), ("frame 48 15 329 30", "frame 48 15 297 30"),
    ("frame 16 10 361 32", "frame 16 10 329 32"), ("frame 16 0 361 44", "frame 16 0 329 44"),
  ].reduce(settings) { $0.replacing($1.0, with: $1.1) }

  static let berths =
    head("Berths", width: 375, table: "plain") + """
      area navigation-bar
        text title "Berths"
          font largeTitle
        button left-1 "Edit"
          alignment leading
        image right-1 "plus"
          alignment trailing

      area header
        custom searchBar search-bar ""
          placeholder "Boat or owner"
          frame 0 0 375 56

      area content
        view view table ""
          background "systemBackground"
          clips
          frame 0 0 375 812

      area tab-bar
        button tab-1 "Photos"
          image image "photo"
        button tab-2 "Berths"
          state selected
          image image "map"
        button tab-3 "Harbour"
          image image "harbour-tab"
        button tab-4 "More"
          image image "ellipsis"
        action tab-1 embed main-photos

      section prototypes

        row BerthCell 22
          height 88 table
          accessory disclosure-indicator
          image boatView "boat-photo" <- "outlet of BerthCell"
            corner-radius 8
            clips
            frame 16 12 64 64
          text titleLabel headline "Boat & owner" <- "outlet of BerthCell"
            frame 92 14 230 21
          text ownerLabel subheadline "Ada <Marlow>" <- "outlet of BerthCell"
            color "secondaryLabel"
            frame 92 37 230 18
          text lengthLabel "" <- "outlet of BerthCell"
            font system 12
            frame 92 58 230 15
          view badgeView "" <- "outlet of BerthCell"
            background "Harbour" #0b6e8c
            corner-radius 10
            frame 300 14 34 20
            text Bad-ge-n01 "new"
              alignment center
              font system 11 bold
              color #ffffff
              frame 0 0 34 20

        row FreeBerthCell 23
          height 44 drawn
          text Fre-e0-001 "Free berth"
            color "placeholderText"
            frame 16 11 260 22
          button reserveButton rounded-rect "Reserve" <- "outlet of FreeBerthCell"
            font system 15
            frame 290 5 69 34

      end

      """

  static let grid =
    head("Album", width: 414) + """
      area navigation-bar
        text title "Album"

      area content
        view view ""
          background "systemBackground"
          frame 0 0 414 896
          view collectionView collection "" <- "outlet of AlbumController"
            background "systemBackground"
            clips
            frame 0 88 414 774

      section cells

        row PhotoCell p-1
          height 132 fixed
          frame 8 8 132 132
          image imageView "boat-1" <- "outlet of PhotoCell"
            frame 0 0 132 132

        row PhotoCell p-2
          height 132 fixed
          frame 141 8 132 132
          image imageView "boat-2" <- "outlet of PhotoCell"
            frame 0 0 132 132
          text dateLabel "8 Nov" <- "outlet of PhotoCell"
            alignment center
            font system 12 semibold
            color #ffffff
            background #00000080
            frame 0 108 132 24

        row AddCell p-3
          height 132 fixed
          frame 274 8 132 132
      end

      """
}
