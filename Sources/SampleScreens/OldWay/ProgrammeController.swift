// excerpt: old-way
/// The programme screen the old way: the controller asks the network, knows every cell and decides
/// everything in a `switch`, once for each question of the table.
final class ProgrammeController {
  let table: any PlainTable
  let navigation: any PlainNavigation
  let feed: any StationFeed
  var announcement: Announcement?
  var isOffline = false

  init(table: any PlainTable, navigation: any PlainNavigation, feed: any StationFeed) {
    self.table = table
    self.navigation = navigation
    self.feed = feed
  }

  func viewDidLoad() async {
    table.register(PlainNameCell.self, identifier: "name")
    table.register(PlainScheduleCell.self, identifier: "schedule")
    table.register(PlainSummaryCell.self, identifier: "summary")
    do {
      announcement = try await feed.announcement()
    } catch {
      isOffline = true
    }
    table.reloadData()
  }

  func numberOfRows() -> Int {
    guard let announcement, announcement.name != nil else { return 0 }
    var rows = 1
    if announcement.start != nil { rows += 1 }
    if !announcement.paragraphs.isEmpty { rows += 1 }
    return rows
  }

  func cellForRow(_ row: Int) -> any PlainCell {
    switch row {
    case 0:
      let cell = table.dequeue("name")
      if let cell = cell as? PlainNameCell {
        cell.name = announcement?.name ?? ""
        cell.station = announcement?.station ?? ""
        cell.followTitle = announcement?.isFollowed == true ? "Following" : "Follow"
        cell.onFollow = { [weak self] in self?.navigation.present("LoginController") }
      }
      return cell
    case 1:
      // The second row is another one when there is no schedule: this is where mistakes are made.
      guard let start = announcement?.start else { return summaryCell() }
      let cell = table.dequeue("schedule")
      if let cell = cell as? PlainScheduleCell {
        let minute = start % 60
        let days: String
        if announcement?.days.count == 7 {
          days = "Daily"
        } else if announcement?.days.count == 5 {
          days = "Weekdays"
        } else {
          days = (announcement?.days ?? []).map(\.rawValue).joined(separator: " and ")
        }
        cell.schedule = "\(days), \(start / 60):\(minute < 10 ? "0" : "")\(minute)"
      }
      return cell
    default:
      return summaryCell()
    }
  }

  func heightForRow(_ row: Int) -> Double {
    switch row {
    case 0: return 64
    case 1 where announcement?.start != nil: return 44
    default:
      // A guess from the number of letters, because no cell is there to ask.
      let letters = announcement?.paragraphs.joined().count ?? 0
      return Double(letters / 40 + 1) * 20 + 24
    }
  }

  func didSelectRow(_ row: Int) {
    switch row {
    case 1 where announcement?.start != nil: navigation.push("ScheduleController")
    default: break
    }
  }

  private func summaryCell() -> any PlainCell {
    let cell = table.dequeue("summary")
    if let cell = cell as? PlainSummaryCell {
      cell.summary = announcement?.paragraphs.joined(separator: "\n") ?? ""
    }
    return cell
  }
}
// end excerpt

final class PlainNameCell: PlainCell {
  var name = ""
  var station = ""
  var followTitle = ""
  var onFollow: () -> Void = {}
}

final class PlainScheduleCell: PlainCell {
  var schedule = ""
}

final class PlainSummaryCell: PlainCell {
  var summary = ""
}
