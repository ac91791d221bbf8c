import CatalogCommands

@main
struct CatalogMain {
  static func main() {
    CatalogTool.main()
  }
}
