// @if LEADS
// @= screen.access: internal
internal import HeadlessKit
internal import Roster

// @if PART
// | package final class RosterRouter: RosterRouterProtocol {
// @else
final class RosterRouter: RosterRouterProtocol {
    // @end
    private let navigator: any Navigator

    // @if PART
    // | package init(navigator: any Navigator) {
    // @else
    init(navigator: any Navigator) {
        // @end
        self.navigator = navigator
    }
    // @if ROUTE

    // @if PART
    // | package func openGuest(id: Int) {
    // @else
    func openGuest(id: Int) {
        // @end
        navigator.push(.guestDetail(id))
    }
    // @end
    // @for page in pages

    // @if PART
    // | package func openHost(id: Int) {
    // @else
    func openHost(id: Int) {
        // @end
        navigator.push(.host(id))
    }
    // @end
}
// @end
