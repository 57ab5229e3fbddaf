/// The screens that the list of plans can open.
@MainActor
package protocol PlansRouterProtocol {
    func openPlan(id: Int)
}
