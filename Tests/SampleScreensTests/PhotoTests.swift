import Testing

@testable import SampleScreens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct PhotoTests {
  @Test func `a photo comes back from its archive as it was`() throws {
    let photos = PhotoAlbum.harbour.photos
    let archive = try JSONEncoder().encode(photos)
    #expect(try JSONDecoder().decode([Photo].self, from: archive) == photos)
  }
}
