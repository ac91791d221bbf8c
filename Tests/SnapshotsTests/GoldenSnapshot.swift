import CatalogCore
import Snapshots

/// A document that uses every construct of the format, and the text that a person reads.
enum GoldenSnapshot {
  static let text = #"""
    catalog snapshot 1
    screen photos "Photos"
    scenario "long names" "Long \"names\""
    model PhotosViewModel
    group "Albums & more"
    imported
    initial
    unlisted
    table inset-grouped readable
    state content
    variant 393 L AX3
    variant 320 AX3
    variant 393.5 L rtl
    metrics table-1
    note "Ten pictures of a harbour."
    note "A no-break space\u{A0}, a tab\t, a return\r, a line feed\n and a backslash \\."
    finding reuse-leak warning "PhotoCell keeps the slot date" row photo-1
    finding "out of range" error "there is no row 3"

    kind PhotoCell
      height fixed 64
      layout horizontal spacing 12 align center insets 8 16 8 -0.5 stacks
        slot thumbnail width 40 height 40
        vertical spacing 0 align leading
          slot title
          slot date
          slot "no such"
        spacer
        horizontal spacing 4.5 align first-baseline
        slot place height 20

    kind "settings cell"
      height scaled 44
      layout value1

    kind EmptyCell
      height fitting 0

    kind BareCell

    area navigation-bar
      text title headline "Photos"
      button edit "Edit"
      action edit

    area placeholder

    section recent
      header "Recent"
      footer "2 pictures"
      index "R"

      row PhotoCell photo-1
        height 64 fixed
          at AX3 64 needs 131.67
          at 320 AX3 64 needs 150 or 170
          at 393.5 L rtl 64 or 84.33
        accessory disclosure
        indentation 1
        state selected editing
        frame 0 0 393 64
        accessibility-label "Harbour, photo 1 of 2"
        accessibility-hint "Opens the picture"
        accessibility-identifier "photo-1"
        accessibility-traits button selected
        note "a row"
        note "with two notes"
        image thumbnail "harbour" <- Photo.imageName
          background "tint" 0.5
          corner-radius 8
          shadow 0 2 4 black 0.25
          size 48 48
        text title headline "Harbour" <- Photo.name
          lines 2
          truncation allowed
          alignment center
          font "Avenir" 17 bold
          color "label"
          run 0 4 bold "Harb"
          run 4 3 italic "our"
        text date caption1 "8 Nov 2014 at 18:04" <- "formatted creationDate"
          hidden
        text place "custom style" "Pier 7" <- field "Photo.place name"
        text size "" <- field
        action select push photo-detail query "photo-1"
        action delete
          title "Delete"
          swipe trailing
          role destructive
          selector "deletePhoto:" touchUpInside
          segue show "delete"
        action share present "share sheet"
        action back unwind photos
        action close dismiss photos
        action map embed map
        action more show more

      row SettingsCell "settings of the album"
        height -0.5 table
        button follow "Follow"
        toggle wifi "on"
        slider volume "0.5"
          range 0 1
        stepper copies "3"
        segments order "Name"
        field search ""
          placeholder "Search"
        progress upload "0.25"
        spinner activity ""
        view outer ""
          border 1 #c8c8cc
          tint "Brand" #ff8800
          opacity 0.5
          clips
          frame 8 8 377 48
          view inner ""
            text deepest body "At the bottom" <- Album.name
              note "three levels down"
          custom chart "SalesChart"

    section "é / 2"

      row EmptyCell empty
        height 43.67 fitting or 64

      row DrawnCell drawn
        height 10 drawn

      row BareCell bare

    section none

    end

    """#

  static let bytes = Array(text.utf8)

  static let document = SnapshotDocument(
    screen: SnapshotDocument.Name(id: "photos", title: "Photos"),
    scenario: SnapshotDocument.Name(id: "long names", title: "Long \"names\""),
    model: "PhotosViewModel", group: "Albums & more", isImported: true, isInitial: true,
    isListed: false,
    tableStyle: .insetGrouped, followsReadableWidth: true,
    state: .content, variants: [base, large, narrow, mirrored], metrics: "table-1",
    notes: [
      "Ten pictures of a harbour.",
      "A no-break space\u{A0}, a tab\t, a return\r, a line feed\n and a backslash \\.",
    ],
    areas: [
      SnapshotDocument.Area(
        name: "navigation-bar",
        slots: [
          SnapshotDocument.Slot(.text, "title", style: "headline", value: "Photos"),
          SnapshotDocument.Slot(.button, "edit", value: "Edit"),
        ],
        actions: [SnapshotDocument.Action("edit")]),
      SnapshotDocument.Area(name: "placeholder"),
    ],
    sections: [
      SnapshotDocument.Section(
        id: "recent", header: "Recent", footer: "2 pictures", indexTitle: "R",
        rows: [photoRow, settingsRow]),
      SnapshotDocument.Section(
        id: "é / 2",
        rows: [
          row(
            "EmptyCell", "empty",
            SnapshotDocument.Height(points(4367), .fitting, alternative: Points(64))),
          row("DrawnCell", "drawn", SnapshotDocument.Height(Points(10), .drawn)),
          row("BareCell", "bare", nil),
        ]),
      SnapshotDocument.Section(id: "none"),
    ],
    findings: [
      SnapshotDocument.Finding(
        id: "reuse-leak", severity: .warning, message: "PhotoCell keeps the slot date",
        row: "photo-1"),
      SnapshotDocument.Finding(id: "out of range", severity: .error, message: "there is no row 3"),
    ],
    kinds: [
      SnapshotDocument.CellKind(
        id: "PhotoCell", height: SnapshotDocument.HeightRule(.fixed, Points(64)),
        layout: .stack(photoLayout)),
      SnapshotDocument.CellKind(
        id: "settings cell", height: SnapshotDocument.HeightRule(.scaled, Points(44)),
        layout: .style(.value1)),
      SnapshotDocument.CellKind(
        id: "EmptyCell", height: SnapshotDocument.HeightRule(.fitting, Points(0))),
      SnapshotDocument.CellKind(id: "BareCell"),
    ])

  private static let photoLayout = SnapshotDocument.CellLayout.Stack(
    .horizontal, spacing: Points(12), alignment: .center,
    insets: [Points(8), Points(16), Points(8), points(-50)], stacksAtAccessibilitySizes: true,
    items: [
      .slot("thumbnail", width: Points(40), height: Points(40)),
      .stack(
        SnapshotDocument.CellLayout.Stack(
          .vertical, spacing: Points(0), alignment: .leading,
          items: [.slot("title"), .slot("date"), .slot("no such")])),
      .spacer,
      .stack(
        SnapshotDocument.CellLayout.Stack(
          .horizontal, spacing: points(450), alignment: .firstBaseline, items: [])),
      .slot("place", height: Points(20)),
    ])

  private static let base = SnapshotDocument.Variant(width: Points(393), textSize: .large)
  private static let large = SnapshotDocument.Variant(
    width: Points(393), textSize: .accessibility3)
  private static let narrow = SnapshotDocument.Variant(
    width: Points(320), textSize: .accessibility3)
  private static let mirrored = SnapshotDocument.Variant(
    width: points(39350), textSize: .large, isRightToLeft: true)

  private static func points(_ hundredths: Int) -> Points { Points(hundredths: hundredths) }

  private static func number(_ whole: Int) -> SnapshotDocument.Argument { .number(Points(whole)) }

  private static func row(
    _ kind: String, _ identity: String, _ height: SnapshotDocument.Height?
  ) -> SnapshotDocument.Row {
    SnapshotDocument.Row(kind: kind, identity: identity, height: height)
  }

  private static let photoRow = SnapshotDocument.Row(
    kind: "PhotoCell", identity: "photo-1",
    height: SnapshotDocument.Height(
      Points(64), .fixed,
      exceptions: [
        SnapshotDocument.Height.Exception(
          textSize: .accessibility3,
          SnapshotDocument.Height.Value(Points(64), needed: points(13167))),
        SnapshotDocument.Height.Exception(
          width: Points(320), textSize: .accessibility3,
          SnapshotDocument.Height.Value(
            Points(64), needed: Points(150), alternative: Points(170))),
        SnapshotDocument.Height.Exception(
          width: points(39350), textSize: .large, isRightToLeft: true,
          SnapshotDocument.Height.Value(Points(64), alternative: points(8433))),
      ]),
    attributes: [
      SnapshotDocument.Attribute(.accessory, .word("disclosure")),
      SnapshotDocument.Attribute(.indentation, number(1)),
      SnapshotDocument.Attribute(.state, .word("selected"), .word("editing")),
      SnapshotDocument.Attribute(.frame, number(0), number(0), number(393), number(64)),
      SnapshotDocument.Attribute(.accessibilityLabel, .text("Harbour, photo 1 of 2")),
      SnapshotDocument.Attribute(.accessibilityHint, .text("Opens the picture")),
      SnapshotDocument.Attribute(.accessibilityIdentifier, .text("photo-1")),
      SnapshotDocument.Attribute(.accessibilityTraits, .word("button"), .word("selected")),
      SnapshotDocument.Attribute(.note, .text("a row")),
      SnapshotDocument.Attribute(.note, .text("with two notes")),
    ],
    slots: [
      SnapshotDocument.Slot(
        .image, "thumbnail", value: "harbour", source: .field("Photo.imageName"),
        attributes: [
          SnapshotDocument.Attribute(.background, .text("tint"), .number(points(50))),
          SnapshotDocument.Attribute(.cornerRadius, number(8)),
          SnapshotDocument.Attribute(
            .shadow, number(0), number(2), number(4), .word("black"), .number(points(25))),
          SnapshotDocument.Attribute(.size, number(48), number(48)),
        ]),
      SnapshotDocument.Slot(
        .text, "title", style: "headline", value: "Harbour", source: .field("Photo.name"),
        attributes: [
          SnapshotDocument.Attribute(.lines, number(2)),
          SnapshotDocument.Attribute(.truncation, .word("allowed")),
          SnapshotDocument.Attribute(.alignment, .word("center")),
          SnapshotDocument.Attribute(.font, .text("Avenir"), number(17), .word("bold")),
          SnapshotDocument.Attribute(.color, .text("label")),
          SnapshotDocument.Attribute(.run, number(0), number(4), .word("bold"), .text("Harb")),
          SnapshotDocument.Attribute(.run, number(4), number(3), .word("italic"), .text("our")),
        ]),
      SnapshotDocument.Slot(
        .text, "date", style: "caption1", value: "8 Nov 2014 at 18:04",
        source: .label("formatted creationDate"),
        attributes: [SnapshotDocument.Attribute(.hidden)]),
      SnapshotDocument.Slot(
        .text, "place", style: "custom style", value: "Pier 7",
        source: .field("Photo.place name")),
      SnapshotDocument.Slot(.text, "size", value: "", source: .field("field")),
    ],
    actions: [
      SnapshotDocument.Action(
        "select", route: SnapshotDocument.Route(.push, "photo-detail", query: "photo-1")),
      SnapshotDocument.Action(
        "delete",
        attributes: [
          SnapshotDocument.Attribute(.title, .text("Delete")),
          SnapshotDocument.Attribute(.swipe, .word("trailing")),
          SnapshotDocument.Attribute(.role, .word("destructive")),
          SnapshotDocument.Attribute(.selector, .text("deletePhoto:"), .word("touchUpInside")),
          SnapshotDocument.Attribute(.segue, .word("show"), .text("delete")),
        ]),
      SnapshotDocument.Action("share", route: SnapshotDocument.Route(.present, "share sheet")),
      SnapshotDocument.Action("back", route: SnapshotDocument.Route(.unwind, "photos")),
      SnapshotDocument.Action("close", route: SnapshotDocument.Route(.dismiss, "photos")),
      SnapshotDocument.Action("map", route: SnapshotDocument.Route(.embed, "map")),
      SnapshotDocument.Action("more", route: SnapshotDocument.Route(.show, "more")),
    ])

  private static let settingsRow = SnapshotDocument.Row(
    kind: "SettingsCell", identity: "settings of the album",
    height: SnapshotDocument.Height(points(-50), .table),
    slots: [
      SnapshotDocument.Slot(.button, "follow", value: "Follow"),
      SnapshotDocument.Slot(.toggle, "wifi", value: "on"),
      SnapshotDocument.Slot(
        .slider, "volume", value: "0.5",
        attributes: [SnapshotDocument.Attribute(.range, number(0), number(1))]),
      SnapshotDocument.Slot(.stepper, "copies", value: "3"),
      SnapshotDocument.Slot(.segments, "order", value: "Name"),
      SnapshotDocument.Slot(
        .field, "search", value: "",
        attributes: [SnapshotDocument.Attribute(.placeholder, .text("Search"))]),
      SnapshotDocument.Slot(.progress, "upload", value: "0.25"),
      SnapshotDocument.Slot(.spinner, "activity", value: ""),
      SnapshotDocument.Slot(
        .view, "outer", value: "",
        attributes: [
          SnapshotDocument.Attribute(.border, number(1), .word("#c8c8cc")),
          SnapshotDocument.Attribute(.tint, .text("Brand"), .word("#ff8800")),
          SnapshotDocument.Attribute(.opacity, .number(Points(hundredths: 50))),
          SnapshotDocument.Attribute(.clips),
          SnapshotDocument.Attribute(.frame, number(8), number(8), number(377), number(48)),
        ],
        slots: [
          SnapshotDocument.Slot(
            .view, "inner", value: "",
            slots: [
              SnapshotDocument.Slot(
                .text, "deepest", style: "body", value: "At the bottom",
                source: .field("Album.name"),
                attributes: [SnapshotDocument.Attribute(.note, .text("three levels down"))])
            ]),
          SnapshotDocument.Slot(.custom, "chart", value: "SalesChart"),
        ]),
    ])
}
