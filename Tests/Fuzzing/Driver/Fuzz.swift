import Foundation
import FuzzTargets
import ViewModelFormatting

/// The target of this process.
let target: FuzzTarget = {
  let name = CommandLine.arguments.dropFirst().first ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: " ")
    fatalError("usage: fuzz TARGET seeds FOLDER | fuzz TARGET [OPTION…] [FOLDER…]\nThe targets are \(names).")
  }
  return target
}()

@main
struct Fuzz {
  /// `fuzz TARGET seeds FOLDER` writes the seeds of a target; `fuzz TARGET …` passes the other arguments to libFuzzer.
  static func main() throws {
    ViewModelFault.report = { _ in }
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[2] == "seeds" {
      return try writeSeeds(to: URL(filePath: arguments[3]))
    }
    var count = CommandLine.argc
    var values = Optional(CommandLine.unsafeArgv)
    if count > 1 {
      // libFuzzer reads the arguments after the name of the target.
      values = values?.advanced(by: 1)
      values?[0] = CommandLine.unsafeArgv[0]
      count -= 1
    }
    _ = target
    atexit { FileHandle.standardError.write(Data("stat::compared_states: \(FuzzTarget.comparedStates)\n".utf8)) }
    exit(runDriver(&count, &values, runInput))
  }

  private static func writeSeeds(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, seed) in try FuzzSeeds.seeds(for: target).enumerated() {
      try Data(seed).write(to: folder.appending(path: "seed-\(index)"))
    }
  }
}

private let runInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt = { start, count in
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = target.violation(of: input) {
    FileHandle.standardError.write(Data("VIOLATION: \(violation)\n".utf8))
    abort()
  }
  return 0
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
