import Recording
import SampleScreens

/// The recorder of the example: an app's own recorder looks just like it.
@main
struct SampleRecorder {
  static func main() async {
    await Recorder.main(SampleCatalog.all)
  }
}
