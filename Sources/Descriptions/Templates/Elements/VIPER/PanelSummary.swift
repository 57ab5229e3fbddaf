// @if STATE
/// The state of the screen, as the interactor passes it to the presenter.
struct PanelSummary: Equatable {
    // @= dto.properties
    let level: Int
    let isRaisePossible: Bool
    // @end
}
// @end
