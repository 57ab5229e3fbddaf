/// Where the header can lead.
@MainActor
protocol HeaderRouterProtocol {
    func openUser(id: Int)
}
