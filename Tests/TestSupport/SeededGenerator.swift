/// A source of random numbers that gives the same ones for the same seed, on every machine.
///
/// The sequence is SplitMix64: a counter whose value is mixed until no bit shows where it came from.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var counter: UInt64

  package init(seed: UInt64) {
    counter = seed
  }

  package mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var mixed = counter
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
