internal import Testing

/// The tests that make no view. They stand inside one suite so that a filter can select them.
@MainActor
@Suite("Without a view")
enum WithoutViewTests {}
