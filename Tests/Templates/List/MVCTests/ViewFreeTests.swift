// @sample
internal import RosterModel
internal import Testing

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
// @end
