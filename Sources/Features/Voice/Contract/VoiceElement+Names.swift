internal import Scenarios

extension VoiceElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        [list, loading, error, retry, empty, row]
            + [Message.title, Message.length, Message.state].map { "\(row).\($0)" }
    )

    /// The name pattern of a row with any number.
    private static let row = "voice.#"
}
