/// The model layer of a screen: business logic and network, and the only place that waits for either.
///
/// A view model holds a store and asks it; tests and recordings give it another. Nothing runs when a
/// store is made.
///
/// ```swift
/// struct PhotoStore: ModelStore {
///   func load() async throws -> PhotoAlbum { try await client.album(id: "harbour") }
/// }
/// ```
public protocol ModelStore<Model>: Sendable {
  associatedtype Model: Sendable

  /// Gets the data.
  func load() async throws -> Model
}

/// A store that has its data, for scenarios and tests.
public struct FixedStore<Model: Sendable>: ModelStore {
  private let result: Result<Model, any Error>

  /// A store that gives the model.
  public init(_ model: Model) { result = .success(model) }

  /// A store that fails.
  public init(failing error: any Error) { result = .failure(error) }

  /// The model, at once.
  public func load() async throws -> Model { try result.get() }
}
