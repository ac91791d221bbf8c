import CatalogCore
import Testing

struct TemporaryFileTests {
  @Test(arguments: [0, 1, 100_000])
  func `what it holds can be read`(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    let file = try TemporaryFile(holding: bytes)
    #expect(file.byteCount == count)
    #expect(try file.bytes(in: 0..<count) == bytes)
    #expect(try file.bytes(in: 0..<0) == [])
  }

  @Test func `any part of it can be read, and what lies after its end is nothing`() throws {
    let file = try TemporaryFile(holding: Array("0123456789".utf8))
    #expect(try file.bytes(in: 3..<6) == Array("345".utf8))
    #expect(try file.bytes(in: 8..<20) == Array("89".utf8))
    #expect(try file.bytes(in: 10..<20) == [])
    #expect(try file.bytes(in: 50..<60) == [])
    #expect(try file.bytes(in: 3..<6) == Array("345".utf8))
  }

  @Test func `it may be read by several threads at once`() throws {
    let bytes = (0..<65_536).map { UInt8($0 % 251) }
    let file = try TemporaryFile(holding: bytes)
    let parts = parallelMap(Array(0..<256), jobs: 4) { part in
      (try? file.bytes(in: (part * 256)..<(part * 256 + 256))) ?? []
    }
    #expect(parts.flatMap { $0 } == bytes)
  }
}
