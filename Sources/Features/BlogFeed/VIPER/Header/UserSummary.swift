/// Whose page it is, as the interactor hands it up in place of the entity.
struct UserSummary: Equatable {
    let name: String
    let icon: String?
    let biography: String
    let blogCount: Int
    let friendCount: Int
}
