/// The screens that the header can open.
@MainActor
package protocol HeaderRouterProtocol {
    func openUser(id: Int)
}
