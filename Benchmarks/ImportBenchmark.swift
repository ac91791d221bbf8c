import CatalogCore
import InterfaceBuilder
import Snapshots

/// An app of 450 storyboards, 20 MB of them, read, told and made into snapshots.
struct ImportBenchmark {
  private let folder: FilePath
  private let disk = DiskFileSystem()
  let byteCount: Int

  /// Writes the app into a folder of its own.
  init(fileCount: Int = 450, in parent: FilePath) throws {
    folder = parent.appending("import-benchmark")
    var total = 0
    for index in 0..<fileCount {
      let bytes = Array(Self.storyboard(index).utf8)
      total += bytes.count
      try disk.write(
        bytes, to: folder.appending("App/Part\(index % 30)/Base.lproj/Board\(index).storyboard"))
    }
    byteCount = total
  }

  /// How many bytes the list of everything has as JSON.
  func listByteCount() -> Int {
    let project = ProjectReader(files: disk).project(at: [folder])
    let maker = ScreenMaker(project.imported())
    var count = 0
    Inventory(
      project, navigation: NavigationMap(maker).json,
      findings: maker.findings.flatMap { $0.map(\.diagnostic) }
    ).writeJSON { count += $0.count }
    return count
  }

  /// How many bytes the list for people has.
  func textByteCount() -> Int {
    let project = ProjectReader(files: disk).project(at: [folder])
    var count = 0
    Inventory(project).writeText { count += $0.utf8.count }
    return count
  }

  /// How many bytes all snapshots have.
  func snapshotByteCount() -> Int {
    let project = ProjectReader(files: disk).project(at: [folder])
    let documents = ScreenMaker(project.imported()).documents()
    return parallelMap(documents) { SnapshotWriter.bytes(of: $0).count }.reduce(0, +)
  }

  /// The most memory that this process has ever used, in MB; `nil` where the system does not say.
  func peakMemory() -> Int? {
    guard let status = try? disk.read(FilePath("/proc/self/status"), upTo: 8_192),
      let start = status.firstIndex(of: "VmHWM:", from: 0)
    else { return nil }
    let digits = status[(start + 6)...].drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }
    return Int(String(decodingUTF8: digits)).map { $0 / 1024 }
  }

  func remove() {
    guard let paths = try? disk.files(below: folder) else { return }
    for path in paths {
      try? disk.removeFile(folder.appending(path))
      disk.removeEmptyFolders(from: folder.appending(path.parent), upTo: folder.parent)
    }
  }

  private static func storyboard(_ index: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="c-\(index)-0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \((0..<4).map { scene(index, $0) }.joined())
    </scenes>
    </document>

    """
  }

  private static func scene(_ file: Int, _ number: Int) -> String {
    let id = "\(file)-\(number)"
    return """
      <scene sceneID="s-\(id)"><objects>
      <tableViewController storyboardIdentifier="Board\(id)" id="c-\(id)" \
      customClass="Board\(number)Controller" customModule="Harbour" customModuleProvider="target" \
      sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" \
      style="plain" rowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="t-\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <prototypes>\((0..<4).map { cell("\(id)-\($0)", next: "c-\(file)-\((number + 1) % 4)") }.joined())
      </prototypes>
      </tableView>
      <navigationItem key="navigationItem" title="Berths \(id)" id="n-\(id)"/>
      </tableViewController></objects>
      <point key="canvasLocation" x="\(number * 800)" y="0.0"/></scene>

      """
  }

  private static func cell(_ id: String, next: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    indentationWidth="10" reuseIdentifier="Cell\(id)" id="e-\(id)" customClass="BerthCell" \
    customModule="Harbour" customModuleProvider="target">
    <rect key="frame" x="0.0" y="50" width="393" height="72"/>
    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" id="v-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="393" height="72"/>
    <subviews>\((0..<4).map { label("\(id)-\($0)") }.joined())</subviews>
    </tableViewCellContentView>
    <connections>
    <outlet property="nameLabel" destination="l-\(id)-0" id="o-\(id)"/>
    <segue destination="\(next)" kind="show" identifier="next\(id)" id="g-\(id)"/>
    </connections>
    </tableViewCell>

    """
  }

  private static func label(_ id: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" text="Berth \(id)" textAlignment="natural" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
    <rect key="frame" x="16" y="11" width="361" height="20.333333333333332"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <color key="textColor" systemColor="secondaryLabelColor"/>
    <constraints><constraint firstAttribute="height" constant="20" id="h-\(id)"/></constraints>
    </label>

    """
  }
}
