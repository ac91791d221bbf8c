/// What a user did in a cell, by the row's identity: rows may have moved since it was bound.
public struct CellEvent: Sendable, Hashable {
  /// The id of the action: `select` for a tap on the row, else the slot's or swipe's.
  public var action: String
  /// The identity of the row.
  public var row: String
  /// Where the action leads, if it says so.
  public var route: Route?
  /// The new value of a control.
  public var value: Value?

  /// What a control was set to.
  public enum Value: Sendable, Hashable {
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// Makes an event.
  public init(action: String, row: String, route: Route? = nil, value: Value? = nil) {
    self.action = action
    self.row = row
    self.route = route
    self.value = value
  }
}

/// Where the events of all cells of a screen go: one place, however many cells and buttons there are.
public struct EventSink {
  private let receive: (CellEvent) -> Void

  /// Makes a sink; the closure is called on whatever thread sends.
  public init(_ receive: @escaping (CellEvent) -> Void) {
    self.receive = receive
  }

  /// Sends an event.
  public func send(_ event: CellEvent) { receive(event) }

  /// A sink that forgets everything.
  public static var none: EventSink { EventSink { _ in } }
}
