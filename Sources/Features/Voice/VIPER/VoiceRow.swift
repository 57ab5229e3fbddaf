/// The display values of a row in the list of messages.
struct VoiceRow: Equatable {
    let id: Int
    let title: String
    let length: String
    let state: String
}
