/// The accessibility identifiers of the elements of a list of voice messages.
package enum VoiceElement {
    package static let list = "voices"
    package static let loading = "voices.loading"
    package static let error = "voices.error"
    package static let retry = "voices.retry"
    package static let empty = "voices.empty"

    /// A row, and the elements inside it.
    package enum Message {
        package static func row(id: Int) -> String { "voice.\(id)" }
        package static let title = "title"
        package static let length = "length"
        package static let state = "state"
    }
}
