/// The sources of a small app for harbours, made up for tests.
enum HarbourFiles {
  /// A storyboard with one scene of a table with one cell.
  static func storyboard(
    id: String = "ber-th-001", title: String = "Berths", runtime: String = "iOS.CocoaTouch",
    attributes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="\(runtime)" useAutolayout="YES" \
    initialViewController="\(id)" \(attributes)>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sc-\(id)">
          <objects>
            <tableViewController storyboardIdentifier="\(title)" id="\(id)" \
    customClass="\(title)Controller" customModule="Harbour" sceneMemberID="viewController">
              <tableView key="view" style="plain" dataMode="prototypes" rowHeight="-1" id="tv-\(id)">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                  <tableViewCell reuseIdentifier="BerthCell" rowHeight="58" id="ce-\(id)" \
    customClass="BerthCell" customModule="Harbour">
                    <rect key="frame" x="0.0" y="50" width="393" height="58"/>
                    <tableViewCellContentView key="contentView" id="cv-\(id)">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="58"/>
                      <subviews>
                        <label text="Berth 12" id="la-\(id)">
                          <rect key="frame" x="16" y="18" width="200" height="22"/>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                          <color key="textColor" systemColor="secondaryLabelColor"/>
                          <constraints>
                            <constraint firstAttribute="height" constant="22" id="co-\(id)"/>
                          </constraints>
                        </label>
                      </subviews>
                    </tableViewCellContentView>
                    <connections>
                      <outlet property="nameLabel" destination="la-\(id)" id="ou-\(id)"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
              <navigationItem key="navigationItem" title="\(title)" id="ni-\(id)"/>
            </tableViewController>
          </objects>
          <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
      </scenes>
    </document>

    """
  }

  /// A window of the Mac, which nobody imports.
  static let macStoryboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
      <scenes/>
    </document>

    """
}
