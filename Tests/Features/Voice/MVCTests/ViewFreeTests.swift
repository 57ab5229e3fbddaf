internal import Testing

/// The view-free tests. They are in one suite so that a filter can select them.
@MainActor
@Suite("Without a view")
enum ViewFreeTests {}
