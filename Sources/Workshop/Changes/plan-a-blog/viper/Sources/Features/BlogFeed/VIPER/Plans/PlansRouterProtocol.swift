/// Where the list of plans can lead.
@MainActor
package protocol PlansRouterProtocol {
    func openPlan(id: Int)
}
