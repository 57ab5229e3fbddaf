internal import Model
internal import ModelFormatting

/// The contents of a row that shows a person.
struct PersonCellViewModel: InfoCellViewModelProtocol {
    let user: User

    var icon: String { user.icon ?? "icon0" }
    var title: String { TextFormat.name(user.name) }
    var subtitle: String { user.biography.isEmpty ? "No bio" : user.biography }
    var detail: String { TextFormat.count(user.friendCount, of: "friend") }
}
