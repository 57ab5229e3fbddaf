/// The DTO that the interactor passes to the presenter instead of the `Guest` entity.
struct GuestSummary: Equatable {
    // @= summary.properties
    let name: String
    let portrait: String
    let isHere: Bool
    // @end
}
