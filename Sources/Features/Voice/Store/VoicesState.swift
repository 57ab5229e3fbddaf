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
    var voices: [VoiceState.ID: VoiceState] = [:]
    /// The listed messages, from top to bottom.
    var listedIDs: [VoiceState.ID] = []
    /// The message that is played, buffers or is paused.
    var currentID: VoiceState.ID?
}
