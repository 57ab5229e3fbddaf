package import Scenarios

extension Opening {
    /// Opens a list of `count` voice messages. Replies are pending until they are delivered.
    package static func voice(count: Int = 3) -> Opening {
        Opening(feature: "voice", values: ["voices": .integer(count)])
    }
}
