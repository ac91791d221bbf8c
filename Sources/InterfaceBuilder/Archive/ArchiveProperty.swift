/// A value of an archive that is an attribute of a document.
struct ArchiveProperty: Sendable {
  var key: StaticString
  var attribute: String
  var form: Form

  enum Form: Sendable {
    case text
    case number
    case flag
    /// A number that stands for a word; `absent` is the word where the archive gives none.
    case words([String?], absent: String? = nil)
  }

  init(_ key: StaticString, _ attribute: String, _ form: Form) {
    self.key = key
    self.attribute = attribute
    self.form = form
  }

  /// The properties of an element, those of all views included.
  static func all(of element: String) -> [ArchiveProperty] {
    (ofElements[element] ?? []) + (ElementVocabulary.role(of: element).isPart ? [] : ofViews)
  }

  private static let ofViews: [ArchiveProperty] = [
    ArchiveProperty("IBUIHidden", "hidden", .flag),
    ArchiveProperty("IBUIOpaque", "opaque", .flag),
    ArchiveProperty("IBUIClipsSubviews", "clipsSubviews", .flag),
    ArchiveProperty("IBUIUserInteractionEnabled", "userInteractionEnabled", .flag),
    ArchiveProperty("IBUIAlpha", "alpha", .number),
    ArchiveProperty("IBUITag", "tag", .number),
    ArchiveProperty("IBUIContentMode", "contentMode", .words(contentModes, absent: "scaleToFill")),
  ]

  private static let ofControls: [ArchiveProperty] = [
    ArchiveProperty("IBUIEnabled", "enabled", .flag),
    ArchiveProperty("IBUISelected", "selected", .flag),
    ArchiveProperty(
      "IBUIContentHorizontalAlignment", "contentHorizontalAlignment",
      .words(["center", "left", "right", "fill"])),
  ]

  private static let ofControllers: [ArchiveProperty] = [
    ArchiveProperty("IBUITitle", "title", .text),
    ArchiveProperty("IBUINibName", "nibName", .text),
    ArchiveProperty("IBUIHidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", .flag),
    ArchiveProperty("IBUINavigationBarHidden", "navigationBarHidden", .flag),
    ArchiveProperty("IBUIToolbarHidden", "toolbarHidden", .flag),
    ArchiveProperty(
      "IBUIModalPresentationStyle", "modalPresentationStyle",
      .words(["fullScreen", "pageSheet", "formSheet", "currentContext"])),
  ]

  private static let ofElements: [String: [ArchiveProperty]] = [
    "label": [
      ArchiveProperty("IBUIText", "text", .text),
      ArchiveProperty("IBUITextAlignment", "textAlignment", .words(alignments, absent: "left")),
      ArchiveProperty("IBUINumberOfLines", "numberOfLines", .number),
      ArchiveProperty(
        "IBUILineBreakMode", "lineBreakMode", .words(lineBreaks, absent: "tailTruncation")),
      ArchiveProperty("IBUIAdjustsFontSizeToFit", "adjustsFontSizeToFit", .flag),
      ArchiveProperty("IBUIMinimumFontSize", "minimumFontSize", .number),
      ArchiveProperty("IBUIMinimumScaleFactor", "minimumScaleFactor", .number),
      ArchiveProperty("IBUIEnabled", "enabled", .flag),
    ],
    "textField": ofControls + [
      ArchiveProperty("IBUIText", "text", .text),
      ArchiveProperty("IBUIPlaceholder", "placeholder", .text),
      ArchiveProperty("IBUITextAlignment", "textAlignment", .words(alignments, absent: "left")),
      ArchiveProperty(
        "IBUIBorderStyle", "borderStyle", .words(["none", "line", "bezel", "roundedRect"])),
      ArchiveProperty(
        "IBUIClearButtonMode", "clearButtonMode",
        .words(["never", "whileEditing", "unlessEditing", "always"])),
      ArchiveProperty("IBUIMinimumFontSize", "minimumFontSize", .number),
    ],
    "textView": [
      ArchiveProperty("IBUIText", "text", .text),
      ArchiveProperty("IBUITextAlignment", "textAlignment", .words(alignments, absent: "left")),
      ArchiveProperty("IBUIEditable", "editable", .flag),
      ArchiveProperty("IBUIScrollEnabled", "scrollEnabled", .flag),
    ],
    "textInputTraits": [
      ArchiveProperty("IBUISecureTextEntry", "secureTextEntry", .flag),
      ArchiveProperty("IBUIKeyboardType", "keyboardType", .words(keyboards)),
    ],
    "button": ofControls + [
      ArchiveProperty("IBUIButtonType", "buttonType", .words(buttonTypes, absent: "custom"))
    ],
    "switch": ofControls + [ArchiveProperty("IBUIOn", "on", .flag)],
    "slider": ofControls + [
      ArchiveProperty("IBUIValue", "value", .number),
      ArchiveProperty("IBUIMinValue", "minValue", .number),
      ArchiveProperty("IBUIMaxValue", "maxValue", .number),
    ],
    "stepper": ofControls + [
      ArchiveProperty("IBUIValue", "value", .number),
      ArchiveProperty("IBUIMinimumValue", "minimumValue", .number),
      ArchiveProperty("IBUIMaximumValue", "maximumValue", .number),
    ],
    "progressView": [
      ArchiveProperty("IBUIProgress", "progress", .number),
      ArchiveProperty(
        "IBUIProgressViewStyle", "progressViewStyle", .words(["default", "bar"])),
    ],
    "activityIndicatorView": [
      ArchiveProperty(
        "IBUIStyle", "style", .words(["whiteLarge", "white", "gray"], absent: "whiteLarge")),
      ArchiveProperty("IBUIAnimating", "animating", .flag),
      ArchiveProperty("IBUIHidesWhenStopped", "hidesWhenStopped", .flag),
    ],
    "pageControl": ofControls + [
      ArchiveProperty("IBUINumberOfPages", "numberOfPages", .number),
      ArchiveProperty("IBUICurrentPage", "currentPage", .number),
    ],
    "datePicker": ofControls + [
      ArchiveProperty(
        "IBUIDatePickerMode", "datePickerMode",
        .words(["time", "date", "dateAndTime", "countDownTimer"]))
    ],
    "segmentedControl": ofControls + [
      ArchiveProperty("IBSelectedSegmentIndex", "selectedSegmentIndex", .number),
      ArchiveProperty(
        "IBSegmentControlStyle", "segmentControlStyle", .words(["plain", "bordered", "bar"])),
    ],
    "searchBar": [
      ArchiveProperty("IBText", "text", .text),
      ArchiveProperty("IBPlaceholder", "placeholder", .text),
      ArchiveProperty("IBPrompt", "prompt", .text),
      ArchiveProperty("IBShowsCancelButton", "showsCancelButton", .flag),
    ],
    "tableView": [
      ArchiveProperty(
        "IBUIStyle", "style", .words(["plain", "grouped"], absent: "plain")),
      ArchiveProperty(
        "IBUISeparatorStyle", "separatorStyle",
        .words(["none", "singleLine", "singleLineEtched"])),
      ArchiveProperty("IBUIRowHeight", "rowHeight", .number),
      ArchiveProperty("IBUISectionHeaderHeight", "sectionHeaderHeight", .number),
      ArchiveProperty("IBUISectionFooterHeight", "sectionFooterHeight", .number),
      ArchiveProperty("IBUIAllowsSelection", "allowsSelection", .flag),
    ],
    "tableViewCell": [
      ArchiveProperty("IBUIReuseIdentifier", "reuseIdentifier", .text),
      ArchiveProperty("IBUIRowHeight", "rowHeight", .number),
      ArchiveProperty("IBUITableViewCellStyle", "style", .words(cellStyles)),
      ArchiveProperty("IBUIAccessoryType", "accessoryType", .words(accessories)),
      ArchiveProperty("IBUIEditingAccessoryType", "editingAccessoryType", .words(accessories)),
      ArchiveProperty(
        "IBUISelectionStyle", "selectionStyle", .words(["none", "blue", "gray", "default"])),
      ArchiveProperty("IBUIIndentationLevel", "indentationLevel", .number),
      ArchiveProperty("IBUIIndentationWidth", "indentationWidth", .number),
    ],
    "viewController": ofControllers, "tableViewController": ofControllers,
    "navigationController": ofControllers, "tabBarController": ofControllers,
    "splitViewController": ofControllers, "imagePickerController": ofControllers,
    "pageViewController": ofControllers, "glkViewController": ofControllers,
    "navigationItem": [
      ArchiveProperty("IBUITitle", "title", .text), ArchiveProperty("IBUIPrompt", "prompt", .text),
    ],
    "barButtonItem": [
      ArchiveProperty("IBUITitle", "title", .text),
      ArchiveProperty(
        "IBUIStyle", "style", .words(["plain", "bordered", "done"], absent: "plain")),
      ArchiveProperty("IBUISystemItemIdentifier", "systemItem", .words(barItems)),
      ArchiveProperty("IBUIEnabled", "enabled", .flag),
      ArchiveProperty("IBUIWidth", "width", .number),
      ArchiveProperty("IBUITag", "tag", .number),
    ],
    "tabBarItem": [
      ArchiveProperty("IBUITitle", "title", .text),
      ArchiveProperty("IBUISystemItemIdentifier", "systemItem", .words(tabItems)),
      ArchiveProperty("IBUIBadgeValue", "badgeValue", .text),
      ArchiveProperty("IBUIEnabled", "enabled", .flag),
      ArchiveProperty("IBUITag", "tag", .number),
    ],
    "accessibility": [
      ArchiveProperty("IBUIAccessibilityLabel", "label", .text),
      ArchiveProperty("IBUIAccessibilityHint", "hint", .text),
      ArchiveProperty("IBUIAccessibilityIdentifier", "identifier", .text),
    ],
  ]

  // MARK: - Words in the order of their numbers

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private static let alignments = ["left", "center", "right", "justified", "natural"]

  private static let lineBreaks = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]

  private static let keyboards = [
    "default", "ASCIICapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
  ]

  private static let buttonTypes = [
    "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
  ]

  private static let accessories: [String?] = [
    nil, "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  private static let cellStyles = [
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
    "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
  ]

  private static let barItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
  ]

  private static let tabItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]
}

extension ElementRole? {
  /// Whether an element is no view, and so has none of the properties of all views.
  fileprivate var isPart: Bool {
    switch self {
    case .part, .controller: true
    case .view, nil: false
    }
  }
}
