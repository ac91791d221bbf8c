import CatalogCore
public import Screens
package import Snapshots

/// The main program of a recorder: an executable of an app's package that lists the app's screens.
///
/// ```swift
/// @main
/// struct HarbourScreens {
///   static func main() async {
///     await Recorder.main([Screen(PhotosViewModel.self), Screen(SettingsViewModel.self)])
///   }
/// }
/// ```
///
/// `catalog record` and `catalog verify` start it and read the snapshots from its standard output.
public enum Recorder {
  /// Runs the screens as the command line says and ends the process.
  ///
  /// Options: `--jobs N` (scenarios at a time, by default one a processor), `--variants LIST` (widths and
  /// text sizes such as `393@L,320@AX3`; `photos=320@L` for one screen), `--list` (print every screen
  /// and scenario and run nothing), `--filter PATTERN` and `--shard I/N` (run a part), `--reverse` (in
  /// the opposite order).
  public static func main(_ screens: [Screen]) async -> Never {
    // What an app prints while it runs must not get between the snapshots.
    var output = StandardOutput()
    output.reserve()
    do {
      let options = try RecorderOptions(CommandLine.arguments.dropFirst())
      let list = try ScreenList(screens)
      if options.listsOnly {
        for item in list.plan { output.write(Array("\(item.description)\n".utf8)) }
      } else {
        let stream = output
        await ScreenRecorder(
          list: list, jobs: options.jobs, variants: options.variants,
          selection: options.selection, isReversed: options.isReversed
        ).run { stream.write($0) }
      }
      output.exit(.fine)
    } catch let collision as ScreenList.Collision {
      output.fail(collision.sentence, .recorderFailed)
    } catch let error as RecorderOptions.UnknownOption {
      output.fail(
        "unknown option “\(error.option)”; the options are --jobs N, --variants WIDTH@SIZE,…, "
          + "--filter PATTERN, --shard I/N, --reverse, --list",
        .usage)
    } catch {
      output.fail("\(error)", .bug)
    }
  }
}

package struct RecorderOptions {
  package private(set) var jobs = ProcessorCount.available
  package private(set) var variants = VariantChoice()
  package private(set) var selection = ScenarioSelection()
  package private(set) var isReversed = false
  package private(set) var listsOnly = false

  package struct UnknownOption: Error {
    package var option: String
  }

  package init(_ arguments: some Collection<String>) throws(UnknownOption) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": listsOnly = true
      case "--jobs":
        guard let value = rest.popFirst(), let number = Int(value), number > 0 else {
          throw UnknownOption(option: argument)
        }
        jobs = number
      case "--reverse": isReversed = true
      case "--filter":
        guard let value = rest.popFirst() else { throw UnknownOption(option: argument) }
        selection.patterns.append(NamePattern(value))
      case "--shard":
        guard let value = rest.popFirst(), let shard = Shard(value) else {
          throw UnknownOption(option: argument)
        }
        selection.shard = shard
      case "--variants":
        guard let value = rest.popFirst(), variants.take(argument: value) else {
          throw UnknownOption(option: argument)
        }
      default: throw UnknownOption(option: argument)
      }
    }
  }
}
