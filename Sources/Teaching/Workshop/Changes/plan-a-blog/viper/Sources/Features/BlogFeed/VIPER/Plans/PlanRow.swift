/// The display values of a row in the list of plans.
struct PlanRow: Equatable {
    let id: Int
    let title: String
    let due: String
}
