internal import AppSupport
internal import BlogFeed
internal import Descriptions
internal import Model

/// The user to whom the page belongs, with the field names of the description.
final class DescribedUser: DescribedEntity {
    private let dependencies: BlogFeedDependencies

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    var id: Int { dependencies.userID }

    func askForFields(_ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void) {
        dependencies.userService.user(id: id) { result in
            reply((try? result.get()).map(Self.fields))
        }
    }

    func askToSet(
        _ field: Name,
        to isSet: Bool,
        reply: @escaping @MainActor (Bool) -> Void
    ) {
        let completion: Completion<Void> = { reply((try? $0.get()) != nil) }
        if isSet {
            dependencies.userService.follow(userID: id, completion: completion)
        } else {
            dependencies.userService.unfollow(userID: id, completion: completion)
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func fields(of user: User) -> [Name: FieldValue] {
        [
            Name("name"): .text(user.name),
            Name("icon"): .text(user.icon ?? ""),
            Name("biography"): .text(user.biography),
            Name("blog count"): .number(user.blogCount),
            Name("friend count"): .number(user.friendCount),
            Name("followed"): .flag(user.isFollowed),
        ]
    }
}
