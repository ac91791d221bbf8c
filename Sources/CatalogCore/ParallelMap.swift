import Dispatch
import Synchronization

/// Applies `transform` to every element on all cores and returns the results in order.
///
/// The elements are cut into at most eight slices a core, so a slow element delays only its slice;
/// with one core or fewer than two elements everything runs on the calling thread. `transform` must
/// not depend on the order in which it is called.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int = ProcessorCount.available,
  _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
  let sliceCount = min(elements.count, jobs * 8)
  let slots = Mutex<[[Result]]>(Array(repeating: [], count: sliceCount))
  DispatchQueue.concurrentPerform(iterations: sliceCount) { slice in
    let lower = elements.count * slice / sliceCount
    let upper = elements.count * (slice + 1) / sliceCount
    let results = elements[lower..<upper].map(transform)
    slots.withLock { $0[slice] = results }
  }
  return slots.withLock { $0.flatMap(\.self) }
}
