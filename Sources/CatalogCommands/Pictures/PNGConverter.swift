import CatalogCore

/// Makes a PNG of a picture with the program `rsvg-convert`, where it is installed.
struct PNGConverter {
  /// The program and what it is told: two pixels a point, from standard input to standard output.
  var command = ["rsvg-convert", "--zoom", "2", "--format", "png"]

  func png(of svg: [UInt8]) throws(Failure) -> [UInt8] {
    var process = Subprocess(
      command: command, folder: FilePath(""), startTimeout: 60, silenceTimeout: 60)
    process.input = svg
    let outcome: Subprocess.Outcome
    do {
      outcome = try process.run()
    } catch {
      throw UsageProblem.noPictureConverter.failure
    }
    guard outcome.end == .exited(0), outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw UsageProblem.pictureNotConverted.failure
    }
    return outcome.output
  }
}
