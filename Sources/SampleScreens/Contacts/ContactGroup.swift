/// The people whose family names start with one letter of one script.
struct ContactGroup {
  var script: NameScript
  var initial: Unicode.Scalar
  var contacts: [Contact]
  /// What stands below the last group of a script.
  var footer: String?

  var letter: String { String(initial) }
  var id: String { "\(script.rawValue)-\(letter)" }

  /// Some letters look alike in two scripts, so the others are named.
  var header: String { script == .latin ? letter : "\(letter) · \(script.name)" }

  /// The groups in the order of the register.
  static func groups(of contacts: [Contact]) -> [ContactGroup] {
    var groups: [ContactGroup] = []
    for contact in contacts {
      let initial = contact.script.initial(of: contact.familyName) ?? "#"
      let known = groups.firstIndex { $0.script == contact.script && $0.initial == initial }
      if let known {
        groups[known].contacts.append(contact)
      } else {
        groups.append(
          ContactGroup(script: contact.script, initial: initial, contacts: [contact]))
      }
    }
    for index in groups.indices {
      let isLast = index + 1 == groups.count || groups[index + 1].script != groups[index].script
      guard isLast else { continue }
      let script = groups[index].script
      let count = contacts.count { $0.script == script }
      groups[index].footer = "\(script.name): \(count) \(count == 1 ? "person" : "people")"
    }
    return groups
  }
}
