/// Two versions of a small storyboard.
enum HarbourStoryboard {
  /// A form with a title and a button, and a table with one prototype.
  static func text(
    title: String = "Berths", x: Int = 16, extra: String = "", runtime: String = "iOS.CocoaTouch"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="\(runtime)" useAutolayout="YES" \
    initialViewController="frm-01-aaa">
      <scenes>
        <scene sceneID="scn-01-aaa">
          <objects>
            <viewController storyboardIdentifier="mooring" id="frm-01-aaa" \
    customClass="MooringViewController" customModule="Harbour" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vew-01-aaa">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <label opaque="NO" contentMode="left" text="\(title)" id="lbl-01-aaa">
                    <rect key="frame" x="\(x)" y="40" width="200" height="21"/>
                  </label>
                  \(extra)
                </subviews>
              </view>
              <connections>
                <outlet property="titleLabel" destination="lbl-01-aaa" id="out-01-aaa"/>
              </connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  }

  static let button = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-01-aaa">
      <rect key="frame" x="16" y="600" width="343" height="30"/>
      <state key="normal" title="Moor"/>
    </button>
    """

  /// A label in a colour that the app's asset catalog has.
  static let rope = """
    <label opaque="NO" contentMode="left" text="Rope" id="lbl-02-aaa">
      <rect key="frame" x="16" y="80" width="200" height="21"/>
      <color key="textColor" name="Rope"/>
    </label>
    """

  /// The description of the colour, such as `CC`, `99` and `33`.
  static func colorSet(_ red: String, _ green: String, _ blue: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
      "red": "0x\(red)", "green": "0x\(green)", "blue": "0x\(blue)", "alpha": "1.000"}}}],
     "info": {"author": "xcode", "version": 1}}
    """
  }

  static let moved = text(title: "Boats", x: 24, extra: button)

  /// What is said where the first became `moved`; `screen` is the id of the form.
  static func sentences(screen: String) -> String {
    """
    “titleLabel” shows “Boats” (was “Berths”) in \(screen)/base
    “titleLabel” moved 8 points right in \(screen)/base
    button “Moor” added in \(screen)/base

    """
  }
}
