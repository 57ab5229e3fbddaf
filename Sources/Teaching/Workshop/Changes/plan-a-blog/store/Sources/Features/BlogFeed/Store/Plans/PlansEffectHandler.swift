internal import Model

/// Performs the effects with the service of the module.
@MainActor
struct PlansEffectHandler {
    let userID: User.ID
    let blogService: any BlogService
    let onSelectPlan: (Plan.ID) -> Void

    func perform(_ effect: PlansEffect, send: @escaping @MainActor (PlansAction) -> Void) {
        switch effect {
        case .load: blogService.plans(userID: userID) { send(.loaded($0)) }
        case .refresh: blogService.plans(userID: userID) { send(.refreshed($0)) }
        case .openPlan(let id): onSelectPlan(id)
        }
    }
}
