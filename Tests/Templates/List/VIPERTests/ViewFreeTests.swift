// @sample
internal import RosterModel
internal import Testing

@testable internal import Implementation

/// The view-free tests. They are in one suite so that a filter can select them.
@MainActor
@Suite("Without a view")
enum ViewFreeTests {}

extension Guest {
    static let sample = Guest(
        id: 3,
        portrait: "face",
        hostNumber: 7,
        isHere: false,
        score: 0,
        isPraised: false
    )
}

extension GuestSummary {
    static let sample = GuestSummary(
        id: 3,
        hostNumber: 7,
        isHere: false,
        score: 0,
        isPraised: false
    )
}

extension GuestRow {
    static let sample = GuestRow(id: 3, caption: "0", canPraise: true, portraitPageID: 7)
}
// @end
