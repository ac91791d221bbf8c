#if canImport(UIKit)
  import Foundation

  /// Makes a view model and gets its data, away from the main actor.
  ///
  /// View models belong to no actor, so each load makes one of its own and hands it over with what it
  /// has loaded.
  public struct ScreenLoader<Model: Sendable, Scenario: ScreenScenario>: Sendable {
    /// A view model and the state that its screen is in.
    struct Loaded {
      var viewModel: ScreenViewModel<Model, Scenario>
      var state: ScreenState<Model>
    }

    let scenario: Scenario?
    let make: @Sendable () -> ScreenViewModel<Model, Scenario>
    let load: @Sendable () async throws -> sending Loaded

    /// Loads as a scenario of the view model says.
    ///
    /// - Parameters:
    ///   - scenario: the scenario.
    ///   - context: the world around the screen; `nil` is the device at the moment of loading.
    ///   - make: gives the view model what it depends on, such as its model store.
    public init(
      scenario: Scenario, in context: ScreenContext? = nil,
      make: @escaping @Sendable () -> ScreenViewModel<Model, Scenario>
    ) {
      self.scenario = scenario
      self.make = make
      load = {
        let viewModel = make()
        let state = try await viewModel.state(of: scenario, in: context ?? .device)
        return Loaded(viewModel: viewModel, state: state)
      }
    }

    /// Loads with a closure; the view model only says what the model looks like.
    public init(
      make: @escaping @Sendable () -> ScreenViewModel<Model, Scenario>,
      load: @escaping @Sendable () async throws -> Model
    ) {
      scenario = nil
      self.make = make
      self.load = {
        let viewModel = make()
        do {
          let model = try await load()
          let isEmpty = viewModel.dataSource(for: model).rowCounts.allSatisfy { $0 == 0 }
          return Loaded(viewModel: viewModel, state: isEmpty ? .empty(model) : .content(model))
        } catch let error as ScreenError {
          throw error
        } catch {
          return Loaded(viewModel: viewModel, state: .failed(error))
        }
      }
    }
  }

  extension ScreenContext {
    /// The user's own settings and the present moment.
    public static var device: ScreenContext {
      ScreenContext(locale: .current, timeZone: .current, now: Date())
    }
  }
#endif
