import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What is said of everything that an author can change in Interface Builder.
struct InterfaceDiffTests {
  typealias Edit = InterfaceVersions.Edit

  // MARK: - Places and sizes

  static let frames = [
    Edit(
      "a label moved", [("frame 16 170 80 21", "frame 24 166 80 21")],
      ["label “Berth” moved 8 points right and 4 up"]),
    Edit(
      "an outlet moved", [("frame 16 80 343 22", "frame 16 81 343 22")],
      ["“titleLabel” moved 1 point down"]),
    Edit(
      "a label became wider", [("frame 16 170 80 21", "frame 16 170 120 21")],
      ["label “Berth” is 120 points wide (was 80)"]),
    Edit(
      "a label became higher", [("frame 16 170 80 21", "frame 16 170 80 42.5")],
      ["label “Berth” is 42.5 points high (was 21)"]),
    Edit(
      "a label moved and has another size", [("frame 16 170 80 21", "frame 16 160 100 31")],
      ["label “Berth” moved 10 points up and is 100 × 31 points large (was 80 × 21)"]),
    Edit(
      "a frame less",
      [("  placeholder \"Boat name\"\n      frame 16 120 343 34", "  placeholder \"Boat name\"")],
      ["“nameField” has no frame (was 343 × 34 at 16, 120)"]),
    Edit(
      "everything below moved",
      [
        ("frame 16 120 343 34", "frame 16 140 343 34"),
        ("frame 16 170 80 21", "frame 16 190 80 21"),
        ("frame 16 200 343 90", "frame 16 220 343 90"),
      ], ["3 views moved 20 points down"]),
    Edit(
      "a stack became higher, and what is in it went down",
      [
        ("frame 16 200 343 90", "frame 16 200 343 110"),
        ("frame 0 31 343 30", "frame 0 41 343 40"),
      ], ["stack view around “Hint” is 110 points high (was 90)"]),
    Edit(
      "a stack became higher, and what is in it moved sideways",
      [
        ("frame 16 200 343 90", "frame 16 200 343 110"),
        ("frame 0 31 343 30", "frame 9 31 343 30"),
      ],
      [
        "stack view around “Hint” is 110 points high (was 90)",
        "“loginButton” moved 9 points right",
      ]),
    Edit(
      "another device",
      [
        ("variant 375 L", "variant 393 L"), ("frame 0 0 375 667", "frame 0 0 393 852"),
        ("frame 16 80 343 22", "frame 16 103 361 22"),
        ("frame 16 120 343 34", "frame 16 143 361 34"),
        ("frame 16 170 80 21", "frame 16 193 80 21"),
        ("frame 16 200 343 90", "frame 16 223 361 90"), ("frame 0 0 343 21", "frame 0 0 361 21"),
        ("frame 0 31 343 30", "frame 0 31 361 30"),
      ], ["the screen is drawn on 393 × 852 points (was 375 × 667)"]),
  ]

  // MARK: - Views

  static let views = [
    Edit(
      "a text view came",
      [
        (
          "    text aB1-cd-2Ef \"Berth\"\n",
          "    field nOt-te-001 \"Notes\"\n      lines 0\n      frame 16 300 343 60\n"
            + "    text aB1-cd-2Ef \"Berth\"\n"
        )
      ], ["text view “Notes” added"]),
    Edit(
      "a view went into another one",
      [
        (
          """
              text aB1-cd-2Ef "Berth"
                font system 17
                color "secondaryLabel"
                frame 16 170 80 21

          """, ""
        ),
        (
          "      text hiN-t0-001 \"Hint\"\n",
          """
                text aB1-cd-2Ef "Berth"
                  font system 17
                  color "secondaryLabel"
                  frame 0 0 80 21
                text hiN-t0-001 "Hint"

          """
        ),
      ], ["label “Berth” moved into stack view around “Hint”"]),
    Edit(
      "a stack around two views",
      [
        (
          """
                text hiN-t0-001 "Hint"
                  frame 0 0 343 21
                button loginButton system "Log in" <- "outlet of LoginViewController"
                  frame 0 31 343 30

          """,
          """
                view nEw-st-Ack stack ""
                  frame 0 0 343 90
                  text hiN-t0-001 "Hint"
                    frame 0 5 343 21
                  button loginButton system "Log in" <- "outlet of LoginViewController"
                    frame 0 31 343 30

          """
        )
      ], ["stack view around “Hint” added around 2 views in stack view fRm-st-Ack"]),
    Edit(
      "a stack taken from around two views",
      [
        ("    view fRm-st-Ack stack \"\"\n      frame 16 200 343 90\n", ""),
        (
          """
                text hiN-t0-001 "Hint"
                  frame 0 0 343 21
                button loginButton system "Log in" <- "outlet of LoginViewController"
                  frame 0 31 343 30

          """,
          """
              text hiN-t0-001 "Hint"
                frame 16 200 343 21
              button loginButton system "Log in" <- "outlet of LoginViewController"
                frame 16 231 343 30

          """
        ),
      ], ["stack view around “Hint” removed, its views stay"]),
    Edit(
      "another order",
      [
        (
          """
                text hiN-t0-001 "Hint"
                  frame 0 0 343 21
                button loginButton system "Log in" <- "outlet of LoginViewController"
                  frame 0 31 343 30

          """,
          """
                button loginButton system "Log in" <- "outlet of LoginViewController"
                  frame 0 31 343 30
                text hiN-t0-001 "Hint"
                  frame 0 0 343 21

          """
        )
      ], ["“loginButton” moved to the start"]),
    Edit(
      "a new label",
      [
        (
          "      text hiN-t0-001 \"Hint\"\n",
          """
                text nEw-la-Bel "Skipper"
                  frame 0 0 80 21
                text hiN-t0-001 "Hint"

          """
        )
      ], ["label “Skipper” added in stack view around “Hint”"]),
    Edit(
      "a label less",
      [
        (
          """
              text aB1-cd-2Ef "Berth"
                font system 17
                color "secondaryLabel"
                frame 16 170 80 21

          """, ""
        )
      ], ["label “Berth” removed"]),
    Edit(
      "a button with what it does less",
      [
        (
          """
                button loginButton system "Log in" <- "outlet of LoginViewController"
                  frame 0 31 343 30

          """, ""
        ),
        (
          """
            action loginButton present main-berths
              selector "login:" touchUpInside
              segue presentation "toBerths"

          """, ""
        ),
      ], ["button loginButton “Log in” removed from stack view around “Hint”"]),
    Edit(
      "an outlet connected",
      [
        (
          "text aB1-cd-2Ef \"Berth\"",
          "text berthLabel \"Berth\" <- \"outlet of LoginViewController\""
        )
      ], ["label “Berth” is now the outlet berthLabel"]),
    Edit(
      "an outlet disconnected, of a button that does something",
      [
        (
          "button loginButton system \"Log in\" <- \"outlet of LoginViewController\"",
          "button bUt-to-N01 system \"Log in\""
        ), ("action loginButton", "action bUt-to-N01"),
      ], ["button “Log in” is no longer the outlet loginButton"]),
    Edit(
      "an outlet with another name and another text",
      [
        (
          "text titleLabel headline \"Welcome aboard\"",
          "text greetingLabel headline \"Welcome home\""
        )
      ],
      [
        "label “Welcome home” is now the outlet greetingLabel (was titleLabel)",
        "“greetingLabel” shows “Welcome home” (was “Welcome aboard”)",
      ]),
  ]

  // MARK: - What views show and do

  static let facts = [
    Edit(
      "a text", [("aB1-cd-2Ef \"Berth\"", "aB1-cd-2Ef \"Mooring\"")],
      ["label shows “Mooring” (was “Berth”)"]),
    Edit(
      "a font", [("font system 17", "font system 15 semibold")],
      ["label “Berth” has the font system 15, semibold (was system 17)"]),
    Edit(
      "a text style",
      [("text aB1-cd-2Ef \"Berth\"\n      font system 17\n", "text aB1-cd-2Ef body \"Berth\"\n")],
      [
        "label “Berth” has the font body (was system 17)"
      ]),
    Edit(
      "a colour", [("color \"secondaryLabel\"", "color \"Tide\" #0a84ff")],
      ["label “Berth” has the text colour “Tide” #0a84ff (was “secondaryLabel”)"]),
    Edit(
      "a background", [("background \"systemBackground\"", "background #ffffff")],
      ["“view” has the background #ffffff (was “systemBackground”)"]),
    Edit(
      "hidden", [("frame 16 170 80 21", "frame 16 170 80 21\n      hidden")],
      ["label “Berth” is now hidden"]),
    Edit(
      "a placeholder", [("placeholder \"Boat name\"", "placeholder \"Name of the boat\"")],
      ["“nameField” has the placeholder “Name of the boat” (was “Boat name”)"]),
    Edit(
      "a target",
      [("action loginButton present main-berths", "action loginButton push main-boats")],
      ["“loginButton” leads to main-boats by push (was main-berths by present)"]),
    Edit(
      "a selector",
      [("selector \"login:\" touchUpInside", "selector \"enter:\" primaryActionTriggered")],
      [
        "“loginButton” calls “enter:” on primaryActionTriggered (was “login:” on touchUpInside)"
      ]),
    Edit(
      "a segue", [("segue presentation \"toBerths\"", "segue show \"toBerths\"")],
      ["“loginButton” has the segue show “toBerths” (was presentation “toBerths”)"]),
    Edit(
      "the title",
      [
        ("\"Moor\"\nscenario", "\"Land\"\nscenario"),
        ("text title \"Moor\"", "text title \"Land\""),
      ],
      ["the title of the screen is “Land” (was “Moor”)"]),
    Edit(
      "an item of a bar",
      [
        (
          """
            button right-1 "Help"
              alignment trailing
            action right-1 present main-help

          """,
          """
            button right-1 "Add"
              alignment trailing
            button right-2 "Help"
              alignment trailing
            action right-1 present main-new
            action right-2 present main-help

          """
        )
      ], ["the items on the right of the navigation bar are “Add, Help” (was “Help”)"]),
    Edit(
      "where an item leads",
      [("action right-1 present main-help", "action right-1 push main-help")],
      [
        "button “Help” of the navigation bar leads to main-help by push (was main-help by present)"
      ]),
    Edit(
      "the class", [("model LoginViewController", "model EntryViewController")],
      ["the model is EntryViewController (was LoginViewController)"]),
    Edit(
      "the start of the app", [("initial\n", "")],
      ["the screen is no longer one that the app starts with"]),
  ]

  @Test(arguments: frames + views + facts)
  func `a change to a form has its sentence`(edit: Edit) throws {
    let new = edit.applied(to: InterfaceVersions.login)
    let sentences = try InterfaceVersions.sentences(from: InterfaceVersions.login, to: new)
    #expect(sentences.sorted() == edit.sentences.map { "\($0) in main-login/base" }.sorted())
  }

  // MARK: - Cells

  static let cells = [
    Edit(
      "rows of the table are higher",
      [
        ("cEl-01-aaa\n    height 44 table", "cEl-01-aaa\n    height 52 table"),
        ("cEl-02-aaa\n    height 44 table", "cEl-02-aaa\n    height 52 table"),
        ("frame 310 6 51 31", "frame 310 10 51 31"),
      ], ["each row of the table is 52 points high (was 44, table) ×2 in main-settings/base"]),
    Edit(
      "a cell is higher", [("height 60 fixed", "height 80 fixed")],
      ["cell “Harbour” is 80 points high (was 60, fixed) in main-settings/base"]),
    Edit(
      "a cell got a class and an identifier",
      [
        ("row \"static cell\" cEl-03-bbb", "row HarbourCell cEl-03-bbb"),
        ("tXt-03-bbb \"Harbour\"", "tXt-03-bbb \"Port\""),
      ],
      [
        "cell “Port” is now a HarbourCell (was static cell) in main-settings/base",
        "label of HarbourCell shows “Port” (was “Harbour”) in main-settings/base",
      ]),
    Edit(
      "a cell went to another section",
      [
        (
          """

            row "static cell" cEl-02-aaa
              height 44 table
              text tXt-02-aaa "Bell"
                frame 16 11 200 22

          """, "\n"
        ),
        (
          "  row \"static cell\" cEl-03-bbb\n",
          """
            row "static cell" cEl-02-aaa
              height 44 table
              text tXt-02-aaa "Bell"
                frame 16 11 200 22

            row "static cell" cEl-03-bbb

          """
        ),
      ],
      [
        "cell “Bell” moved from section “Sounds” to section “Boat”, at the start in "
          + "main-settings/base"
      ]),
    Edit(
      "a new cell",
      [
        (
          "  row \"static cell\" cEl-03-bbb\n",
          """
            row "static cell" cEl-09-bbb
              height 44 table
              text tXt-09-bbb "Anchor"
                frame 16 11 200 22

            row "static cell" cEl-03-bbb

          """
        )
      ], ["cell “Anchor” added in main-settings/base"]),
    Edit(
      "titles of a section", [("header \"Sounds\"", "header \"Signals\"")],
      ["section has the header “Signals” (was “Sounds”) in main-settings/base"]),
    Edit(
      "a style of the table", [("table grouped", "table inset-grouped")],
      ["the table is inset-grouped (was grouped) in main-settings/base"]),
    Edit(
      "another order of tabs",
      [
        (
          "button tab-1 \"Berths\"\n  button tab-2 \"Boats\"",
          "button tab-1 \"Boats\"\n  button tab-2 \"Berths\""
        ),
        (
          "action tab-1 embed main-berths\n  action tab-2 embed main-settings",
          "action tab-1 embed main-settings\n  action tab-2 embed main-berths"
        ),
      ], ["the tabs are “Boats, Berths” (was “Berths, Boats”) in main-settings/base"]),
    Edit(
      "a label in a view of a cell", [("frame 0 30 200 22", "frame 0 26 200 22")],
      ["label “Sloop” of BoatCell moved 4 points up in main-settings/base"]),
    Edit(
      "a label in a static cell",
      [
        ("tXt-01-aaa \"Fog horn\"\n      frame 16 11", "tXt-01-aaa \"Fog horn\"\n      frame 20 11")
      ],
      ["label “Fog horn” of cell “Fog horn” moved 4 points right in main-settings/base"]),
    Edit(
      "a cell that Xcode drew higher for a new label",
      [
        ("height 72 drawn", "height 94 drawn"), ("frame 88 8 200 56", "frame 88 8 200 78"),
        (
          "        frame 0 30 200 22\n",
          "        frame 0 30 200 22\n      text nEw-la-Bel \"1974\"\n        frame 0 52 200 22\n"
        ),
      ], ["label “1974” added in view around “Gull” of BoatCell in main-settings/base"]),
    Edit(
      "an accessory", [("accessory disclosure-indicator", "accessory detail-button")],
      [
        "cell “Harbour” has the accessory detail button (was disclosure indicator) in "
          + "main-settings/base"
      ]),
    Edit(
      "where a cell leads", [("action select push main-harbour\n", "")],
      ["cell “Harbour” no longer leads to main-harbour by push in main-settings/base"]),
    Edit(
      "a section less",
      [
        (
          """
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


          """, ""
        )
      ], ["section “Sounds” removed with 2 cells in main-settings/base"]),
  ]

  @Test(arguments: cells)
  func `a change to a table has its sentence`(edit: Edit) throws {
    let new = edit.applied(to: InterfaceVersions.settings)
    let sentences = try InterfaceVersions.sentences(from: InterfaceVersions.settings, to: new)
    #expect(sentences.sorted() == edit.sentences.sorted())
  }
}
