internal import Scripts

extension VoiceElement {
    /// All of them, from top to bottom.
    static let names = ElementNames(
        [list, loading, error, retry, empty, row]
            + [Message.title, Message.length, Message.state].map { "\(row).\($0)" }
    )

    /// The name of a row of any number.
    private static let row = "voice.#"
}
