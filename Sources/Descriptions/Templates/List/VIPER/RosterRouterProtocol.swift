// @if LEADS
/// The screens that the list of guests can open.
@MainActor
// @if PART
// | package protocol RosterRouterProtocol {
// @else
protocol RosterRouterProtocol {
    // @end
    // @if ROUTE
    func openGuest(id: Int)
    // @end
    // @for page in pages
    func openHost(id: Int)
    // @end
}
// @end
