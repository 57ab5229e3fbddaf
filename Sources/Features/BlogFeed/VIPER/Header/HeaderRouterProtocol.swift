/// Where the header can lead.
@MainActor
package protocol HeaderRouterProtocol {
    func openUser(id: Int)
}
