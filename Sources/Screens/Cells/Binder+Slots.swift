// One group of calls a kind of slot. A key path to a stored property names its own source; a computed
// value needs a label that says what it is made from.

extension Binder {
  // MARK: - Text

  /// Shows a field of the model.
  public mutating func text(
    _ id: String, _ path: KeyPath<Model, String>, _ style: TextStyle = .body, lines: Int = 1
  ) {
    add(id, .text(model[keyPath: path], style: style, lines: lines), path)
  }

  /// Shows a field of the model that may be missing; then the slot is empty.
  public mutating func text(
    _ id: String, _ path: KeyPath<Model, String?>, _ style: TextStyle = .body, lines: Int = 1
  ) {
    add(id, .text(model[keyPath: path] ?? "", style: style, lines: lines), path)
  }

  /// Shows a computed value; the label says what it is made from.
  public mutating func text(
    _ id: String, from label: String, _ style: TextStyle = .body, lines: Int = 1,
    value: (Model) -> String
  ) {
    add(id, .text(value(model), style: style, lines: lines), .label(label))
  }

  /// Shows the same text for every model.
  public mutating func text(
    _ id: String, constant text: String, _ style: TextStyle = .body, lines: Int = 1
  ) {
    add(id, .text(text, style: style, lines: lines), .constant)
  }

  /// Shows text whose parts look different.
  public mutating func attributedText(
    _ id: String, from label: String, _ style: TextStyle = .body, lines: Int = 1,
    runs: (Model) -> [TextRun]
  ) {
    add(id, .attributedText(runs(model), style: style, lines: lines), .label(label))
  }

  // MARK: - Images

  /// Shows the image whose name is a field of the model, at a size in points.
  public mutating func image(
    _ id: String, _ path: KeyPath<Model, String>, width: Double, height: Double
  ) {
    add(id, .image(name: model[keyPath: path], width: width, height: height), path)
  }

  /// Shows the image whose name is a field of the model that may be missing; then there is no slot.
  public mutating func image(
    _ id: String, _ path: KeyPath<Model, String?>, width: Double, height: Double
  ) {
    guard let name = model[keyPath: path] else { return }
    add(id, .image(name: name, width: width, height: height), path)
  }

  /// Shows the image whose name is computed.
  public mutating func image(
    _ id: String, from label: String, width: Double, height: Double, name: (Model) -> String
  ) {
    add(id, .image(name: name(model), width: width, height: height), .label(label))
  }

  /// Shows the same image for every model.
  public mutating func image(_ id: String, named name: String, width: Double, height: Double) {
    add(id, .image(name: name, width: width, height: height), .constant)
  }

  // MARK: - Controls

  // A control sends the action with its own id.

  /// Shows a button with a title that does not depend on the model.
  public mutating func button(_ id: String, title: String, _ route: Route? = nil) {
    add(id, .button(title: title), .constant)
    action(id, route)
  }

  /// Shows a button whose title is computed.
  public mutating func button(
    _ id: String, from label: String, _ route: Route? = nil, title: (Model) -> String
  ) {
    add(id, .button(title: title(model)), .label(label))
    action(id, route)
  }

  /// Shows a switch.
  public mutating func toggle(_ id: String, _ path: KeyPath<Model, Bool>) {
    add(id, .toggle(isOn: model[keyPath: path]), path)
    action(id)
  }

  /// Shows a switch whose value is computed.
  public mutating func toggle(_ id: String, from label: String, isOn: (Model) -> Bool) {
    add(id, .toggle(isOn: isOn(model)), .label(label))
    action(id)
  }

  /// Shows a slider.
  public mutating func slider(
    _ id: String, _ path: KeyPath<Model, Double>, in range: ClosedRange<Double> = 0...1
  ) {
    add(id, .slider(value: model[keyPath: path], range: range), path)
    action(id)
  }

  /// Shows a slider whose value is computed.
  public mutating func slider(
    _ id: String, from label: String, in range: ClosedRange<Double> = 0...1,
    value: (Model) -> Double
  ) {
    add(id, .slider(value: value(model), range: range), .label(label))
    action(id)
  }

  /// Shows a field to type in.
  public mutating func textField(
    _ id: String, _ path: KeyPath<Model, String>, placeholder: String? = nil
  ) {
    add(id, .textField(text: model[keyPath: path], placeholder: placeholder), path)
    action(id)
  }

  /// Shows a field to type in whose text is computed.
  public mutating func textField(
    _ id: String, from label: String, placeholder: String? = nil, text: (Model) -> String
  ) {
    add(id, .textField(text: text(model), placeholder: placeholder), .label(label))
    action(id)
  }

  /// Shows how much of something is done, from 0 to 1.
  public mutating func progress(_ id: String, _ path: KeyPath<Model, Double>) {
    add(id, .progress(model[keyPath: path]), path)
  }

  /// Shows how much of something is done, from 0 to 1, computed.
  public mutating func progress(_ id: String, from label: String, value: (Model) -> Double) {
    add(id, .progress(value(model)), .label(label))
  }

  /// Shows a view of the app's own, as wide as there is room and 44 points high; the description is what
  /// a reader learns of it.
  public mutating func custom(
    _ id: String, kind: String, from label: String, description: (Model) -> String
  ) {
    add(id, .custom(kind: kind, description: description(model)), .label(label))
  }

  /// Shows a view of the app's own at a size in points.
  public mutating func custom(
    _ id: String, kind: String, from label: String, width: Double, height: Double,
    description: (Model) -> String
  ) {
    add(
      id, .custom(kind: kind, description: description(model), width: width, height: height),
      .label(label))
  }
}
