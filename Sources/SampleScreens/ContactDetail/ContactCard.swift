/// Everything about one person.
struct ContactCard: Sendable {
  var contact: Contact
  var phones: [Phone]
  var photos: [CardPhoto]
  var note: String
}

/// A number with what it is for.
struct Phone: Identifiable, Sendable {
  var id: String
  var label: String
  var number: String
}

/// A picture that the person took.
struct CardPhoto: Identifiable, Sendable {
  var id: String
  var name: String
}
