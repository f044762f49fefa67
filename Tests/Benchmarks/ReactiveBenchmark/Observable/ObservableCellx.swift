import Observation

/// Ten layers of four values, each computed from its neighbors in the previous layer.
@MainActor
@Observable
final class ObservableCellx: ObservationContender {
  typealias Measured = CellxShape
  static let displays: [((ObservableCellx) -> Int)] = [{ $0.endA }, { $0.endB }, { $0.endC }, { $0.endD }]

  var head0 = 1
  var head1 = 2
  var head2 = 3
  var head3 = 4

  var layer1a: Int { step(head1) }
  var layer1b: Int { step(head0 - head2) }
  var layer1c: Int { step(head1 + head3) }
  var layer1d: Int { step(head2) }
  var layer2a: Int { step(layer1b) }
  var layer2b: Int { step(layer1a - layer1c) }
  var layer2c: Int { step(layer1b + layer1d) }
  var layer2d: Int { step(layer1c) }
  var layer3a: Int { step(layer2b) }
  var layer3b: Int { step(layer2a - layer2c) }
  var layer3c: Int { step(layer2b + layer2d) }
  var layer3d: Int { step(layer2c) }
  var layer4a: Int { step(layer3b) }
  var layer4b: Int { step(layer3a - layer3c) }
  var layer4c: Int { step(layer3b + layer3d) }
  var layer4d: Int { step(layer3c) }
  var layer5a: Int { step(layer4b) }
  var layer5b: Int { step(layer4a - layer4c) }
  var layer5c: Int { step(layer4b + layer4d) }
  var layer5d: Int { step(layer4c) }
  var layer6a: Int { step(layer5b) }
  var layer6b: Int { step(layer5a - layer5c) }
  var layer6c: Int { step(layer5b + layer5d) }
  var layer6d: Int { step(layer5c) }
  var layer7a: Int { step(layer6b) }
  var layer7b: Int { step(layer6a - layer6c) }
  var layer7c: Int { step(layer6b + layer6d) }
  var layer7d: Int { step(layer6c) }
  var layer8a: Int { step(layer7b) }
  var layer8b: Int { step(layer7a - layer7c) }
  var layer8c: Int { step(layer7b + layer7d) }
  var layer8d: Int { step(layer7c) }
  var layer9a: Int { step(layer8b) }
  var layer9b: Int { step(layer8a - layer8c) }
  var layer9c: Int { step(layer8b + layer8d) }
  var layer9d: Int { step(layer8c) }
  var endA: Int { step(layer9b) }
  var endB: Int { step(layer9a - layer9c) }
  var endC: Int { step(layer9b + layer9d) }
  var endD: Int { step(layer9c) }

  func write(_ number: Int) {
    head0 = number + 1
    head1 = number + 2
    head2 = number + 3
    head3 = number + 4
  }
}
