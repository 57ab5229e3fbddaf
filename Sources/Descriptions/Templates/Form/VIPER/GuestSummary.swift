/// The DTO that the interactors of card and form pass on instead of the `Guest` entity.
struct GuestSummary: Equatable {
    // @= summary.properties
    let phrase: String
    let visits: Int
    let isLoud: Bool
    // @end
}
