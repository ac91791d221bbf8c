/// Everything about one picture.
struct PhotoDetail: Sendable {
  var id: String
  var name: String
  var imageName: String
  var takenAt: String
  var place: String
  var photographer: String
  var photographerID: String
  var caption: String
  var likes: Int
}
