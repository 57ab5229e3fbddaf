/// The contents of the screen.
struct VoicesState: Equatable, Codable {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable, Codable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    var placeholder = Placeholder.loading
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    var isRefreshing = false
    var voices: [VoiceState] = []
    /// The message that is played, buffers or is paused.
    var currentID: VoiceState.ID?
    /// The messages to the user that were not shown yet.
    var messages: [String] = []
}
