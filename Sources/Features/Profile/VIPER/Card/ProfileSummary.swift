/// The DTO that the interactors of card and editor pass on instead of the `Profile` entity.
struct ProfileSummary: Equatable {
    let id: Int
    let name: String
    let mail: String
    let biography: String
    let receivesNewsletter: Bool
}
