import CatalogCore
import Snapshots

extension SlotContent {
  /// What an element without content of its own is in a snapshot; an unknown one is a box that has
  /// the element's name.
  static func kind(of element: String) -> (kind: SnapshotDocument.SlotKind, style: String?) {
    switch element {
    case "view", "tableViewCellContentView", "collectionViewCellContentView", "control",
      "collectionReusableView", "tableViewHeaderFooterView", "customView":
      (.view, nil)
    case "label": (.text, nil)
    case "imageView": (.image, nil)
    case "scrollView": (.view, "scroll")
    case "stackView": (.view, "stack")
    case "containerView": (.view, "container")
    case "visualEffectView": (.view, "effect")
    case "tableView": (.view, "table")
    case "collectionView": (.view, "collection")
    case "tableViewCell", "collectionViewCell": (.view, "cell")
    case "navigationBar": (.custom, "navigation-bar")
    case "tabBar": (.custom, "tab-bar")
    case "toolbar": (.custom, "toolbar")
    case "mapView": (.custom, "map")
    case "datePicker": (.custom, "date-picker")
    case "pickerView": (.custom, "picker")
    case "pageControl": (.custom, "page-control")
    case "searchBar": (.custom, "search-bar")
    case "wkWebView", "webView": (.custom, "web")
    case "avPlayerView", "playerView": (.custom, "player")
    case "sceneKitView", "skView", "arscnView", "arskView", "arView", "glkView", "mtkView":
      (.custom, "scene")
    default: (.custom, element.isEmpty ? "element" : element)
    }
  }
}
