// @for entity in entities
/// The DTO that the interactor passes to the presenter instead of the `Guest` entity.
struct GuestSummary: Equatable {
    // @for field in entity.fields
    // @= field.type: String
    let nick: String
    // @end
}
// @end
