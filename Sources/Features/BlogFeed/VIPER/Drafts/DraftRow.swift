/// The display values of a row in the list of drafts.
struct DraftRow: Equatable {
    let id: Int
    let title: String
    let edited: String
}
