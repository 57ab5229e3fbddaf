/// The DTO that the interactor passes to the presenter instead of the `Guest` entity, with the possible
/// actions.
struct GuestSummary: Equatable {
    // @= summary.properties
    let level: Int
    let hostNumber: Int
    let isHere: Bool
    let isPressPossible: Bool
    // @end
}
