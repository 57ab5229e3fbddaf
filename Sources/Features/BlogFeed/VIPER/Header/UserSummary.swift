/// The DTO that the interactor passes to the presenter instead of the `User` entity.
struct UserSummary: Equatable {
    let name: String
    let icon: String?
    let biography: String
    let blogCount: Int
    let friendCount: Int
}
