/// The DTO that the interactor passes to the presenter instead of the `Guest` entity.
struct GuestSummary: Equatable {
    let id: Int
    // @= summary.properties
    let hostNumber: Int
    let isHere: Bool
    let score: Int
    let isPraised: Bool
    // @end
}
