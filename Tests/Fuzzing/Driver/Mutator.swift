import FuzzTargets

/// Changes the pieces of an input: words, numbers, spaces and punctuation characters.
///
/// Changes of bytes rarely give another valid schema, template or catalog; changes of pieces often do.
struct Mutator {
  private var pieces: [[UInt8]]
  private var random: SplitMix

  init(_ bytes: some Sequence<UInt8>, seed: UInt32) {
    pieces = Self.pieces(of: Array(bytes))
    random = SplitMix(state: UInt64(seed))
  }

  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var last: Class?
    for byte in bytes {
      let kind = Class(byte)
      if kind == last, kind != .mark { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
      last = kind
    }
    return pieces
  }

  private enum Class {
    case word, space, mark

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .word
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): self = .space
      default: self = .mark
      }
    }
  }

  /// Returns the changed input, or nil if it has become empty.
  mutating func mutated() -> [UInt8] {
    guard pieces.count > 1 else { return pieces.flatMap { $0 } + random.pick(Self.words) }
    for _ in 0...random.below(3) { change() }
    return pieces.flatMap { $0 }
  }

  private mutating func change() {
    guard pieces.count > 1 else { return }
    let place = random.below(pieces.count)
    switch random.below(14) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[place], at: place)
    case 2: pieces.swapAt(place, random.below(pieces.count))
    case 3, 4: pieces[place] = pieces[random.below(pieces.count)]
    case 5: pieces[place] = random.pick(Self.words)
    case 6: pieces.insert(contentsOf: [[32], random.pick(Self.words), [32]], at: place)
    case 7: replaceWord(with: pieces.filter { Class($0[0]) == .word })
    case 8: replaceWord(with: Self.words)
    case 9: pieces.removeSubrange(lines(at: place))
    case 10: pieces.insert(contentsOf: pieces[lines(at: place)], at: lines(at: random.below(pieces.count)).lowerBound)
    case 11: replaceNumber()
    case 12: removeGroup(at: place)
    default: copyGroup(at: place)
    }
    if pieces.isEmpty { pieces = [[32]] }
  }

  /// Replaces a word, so that the structure remains.
  private mutating func replaceWord(with words: [[UInt8]]) {
    let places = pieces.indices.filter { Class(pieces[$0][0]) == .word }
    guard !places.isEmpty, !words.isEmpty else { return }
    pieces[random.pick(places)] = random.pick(words)
  }

  private mutating func replaceNumber() {
    let places = pieces.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(pieces[$0][0]) }
    guard !places.isEmpty else { return }
    pieces[random.pick(places)] = Array(random.pick(Self.numbers).utf8)
  }

  /// Returns the pieces of the line with a piece.
  private func lines(at place: Int) -> Range<Int> {
    let lower = pieces[..<place].lastIndex { $0.contains(10) }.map { $0 + 1 } ?? 0
    let upper = pieces[place...].firstIndex { $0.contains(10) }.map { $0 + 1 } ?? pieces.count
    return min(lower, upper)..<upper
  }

  /// Returns the pieces of the next group in brackets.
  private func group(after place: Int) -> Range<Int>? {
    guard let start = pieces[place...].firstIndex(where: { "([{".utf8.contains($0[0]) }) else { return nil }
    var depth = 0
    for index in start..<pieces.count {
      if "([{".utf8.contains(pieces[index][0]) { depth += 1 }
      if ")]}".utf8.contains(pieces[index][0]) { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
    }
    return nil
  }

  private mutating func removeGroup(at place: Int) {
    if let group = group(after: place), group.count > 2 {
      pieces.removeSubrange(group.lowerBound + 1..<group.upperBound - 1)
    }
  }

  /// Replaces a group by another one.
  private mutating func copyGroup(at place: Int) {
    guard let group = group(after: place), let other = self.group(after: random.below(pieces.count)) else { return }
    pieces.replaceSubrange(group, with: Array(pieces[other]))
  }

  private static let numbers = [
    "0", "1", "2", "255", "256", "9223372036854775807", "9223372036854775808", "99999999999999999999", "1000000", "0.1",
    "1e400", "0x10", "1_000", "00", "4294967296",
  ]

  /// The words of the seeds.
  private static let words: [[UInt8]] = {
    let seeds = (try? FuzzSeeds.seeds(for: target)) ?? []
    var words: Set<[UInt8]> = []
    for seed in seeds { words.formUnion(pieces(of: seed).filter { Class($0[0]) != .space }) }
    return words.sorted { $0.lexicographicallyPrecedes($1) }
  }()
}

/// Combines two inputs: the beginning of the first, lines of the second, and the rest of the first.
func spliced(_ first: [UInt8], _ second: [UInt8], seed: UInt32) -> [UInt8] {
  var random = SplitMix(state: UInt64(seed))
  let (ours, theirs) = (first.split(separator: 10), second.split(separator: 10))
  guard !ours.isEmpty, !theirs.isEmpty else { return first + second }
  let lower = random.below(theirs.count)
  let taken = theirs[lower..<min(theirs.count, lower + 1 + random.below(12))]
  let place = random.below(ours.count + 1)
  return Array((ours[..<place] + taken + ours[place...]).joined(separator: [10]))
}

struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// Writes an input to libFuzzer's buffer, and returns its size.
private func write(_ bytes: [UInt8], to buffer: UnsafeMutablePointer<UInt8>, limit: Int) -> Int {
  let count = min(bytes.count, limit)
  for index in 0..<count { buffer[index] = bytes[index] }
  return count
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ buffer: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
  if seed % 8 == 0 || target.language == .edits { return mutateBytes(buffer, size, limit) }
  var mutator = Mutator(UnsafeBufferPointer(start: buffer, count: size), seed: seed)
  return write(mutator.mutated(), to: buffer, limit: limit)
}

@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
  _ buffer: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  let inputs = [(first, firstSize), (second, secondSize)].map { Array(UnsafeBufferPointer(start: $0, count: $1)) }
  return write(spliced(inputs[0], inputs[1], seed: seed), to: buffer, limit: limit)
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ buffer: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int
