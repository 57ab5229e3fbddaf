/// The requests of the reducer.
enum PlansEffect: Equatable {
    case load
    case refresh
    case openPlan(PlanState.ID)
}
