// @if LEADS
/// The pages that the screen of the guest can open.
@MainActor
protocol DeskRouterProtocol {
    // @for page in pages
    func openHost(id: Int)
    // @end
}
// @end
