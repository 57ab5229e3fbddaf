package import Scenarios

extension Opening {
    /// Opens a list of so many voice messages, where replies wait to be delivered.
    package static func voice(count: Int = 3) -> Opening {
        Opening(feature: "voice", values: ["voices": .integer(count)])
    }
}
