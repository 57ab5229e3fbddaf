// @if LEADS
/// The screens that the header can open.
@MainActor
package protocol HeaderRouterProtocol {
    // @for page in pages
    func openHost(id: Int)
    // @end
}
// @end
