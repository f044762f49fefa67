// SwiftPM requires a Swift file in the target's folder. The plugin generates the others.
