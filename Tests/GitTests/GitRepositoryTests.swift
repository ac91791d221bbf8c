import CatalogCore
import Git
import Testing

struct GitRepositoryTests {
  @Test func `a repository is read where it stands`() {
    #expect(GitRepository(folder: FilePath("x")).folder == FilePath("x"))
  }
}
