import Screens

/// The base cell of the photo screen.
class PhotoDetailCell: ScreenCell<PhotoDetail> {}

/// The picture over the whole width.
final class PhotoPictureCell: PhotoDetailCell {
  override class var height: CellHeight { .fixed(273) }

  override func bind(_ binder: inout Binder<PhotoDetail>) {
    binder.image("picture", \.imageName, width: 361, height: 241)
    binder.accessibility("picture", Accessibility(label: binder.model.name, traits: [.image]))
  }
}

/// What the picture is called and where it was taken.
final class PhotoTitleCell: PhotoDetailCell {
  override func bind(_ binder: inout Binder<PhotoDetail>) {
    binder.text("title", \.name, .title2, lines: 0)
    binder.attributedText("taken", from: "place, takenAt", .subheadline, lines: 0) {
      [TextRun($0.place, isBold: true), TextRun(", \($0.takenAt)", color: "secondaryLabel")]
    }
  }
}

/// What the photographer says of it: as high as the text.
final class PhotoCaptionCell: PhotoDetailCell {
  override func bind(_ binder: inout Binder<PhotoDetail>) {
    binder.text("caption", \.caption, lines: 0)
  }
}

/// Who took it; leads to the person.
final class PhotoPhotographerCell: PhotoDetailCell {
  override class var layout: CellLayout { .value1 }

  override func bind(_ binder: inout Binder<PhotoDetail>) {
    binder.text("label", constant: "Taken by", lines: 0)
    binder.text("photographer", \.photographer, lines: 0)
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("contact-detail", query: binder.model.photographerID))
  }
}

/// Two buttons: the screen handles one, the other asks who you are.
final class PhotoActionsCell: PhotoDetailCell {
  override class var height: CellHeight { .fitting(minimum: 52) }

  override func bind(_ binder: inout Binder<PhotoDetail>) {
    binder.button("like", from: "likes", .present("login", query: "photo-detail")) {
      $0.likes == 1 ? "1 like" : "\($0.likes) likes"
    }
    binder.button("share", title: "Share")
  }
}
