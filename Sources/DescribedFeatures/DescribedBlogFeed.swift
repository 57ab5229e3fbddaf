internal import BlogFeed
internal import DescriptionPlaying
internal import Descriptions
internal import Foundation
internal import HeadlessKit
internal import Model

/// Whose page it is, as a description names what is known of them.
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

/// What a person has published, as a description names what is in it.
final class DescribedBlogs: DescribedItems {
    private let dependencies: BlogFeedDependencies

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.blogService.blogs(userID: dependencies.userID, page: page) { result in
            reply((try? result.get()).map { ($0.blogs.map(Self.item), $0.isLast) })
        }
    }

    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor (Int?) -> Void
    ) {
        if count.field == Name("likes") {
            dependencies.blogService.like(blogID: id) { reply(try? $0.get()) }
        } else {
            dependencies.blogService.share(blogID: id) { reply(try? $0.get()) }
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func item(_ blog: Blog) -> DescribedItem {
        DescribedItem(
            id: blog.id,
            fields: [
                Name("author name"): .text(blog.authorName),
                Name("title"): .text(blog.title),
                Name("likes"): .number(blog.likeCount),
                Name("shares"): .number(blog.shareCount),
                Name("liked"): .flag(blog.isLiked),
            ]
        )
    }
}

/// What a person has not published yet, as a description names what is in it.
final class DescribedDrafts: DescribedItems {
    private let dependencies: BlogFeedDependencies

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.blogService.drafts(userID: dependencies.userID) { result in
            reply((try? result.get()).map { ($0.map(Self.item), true) })
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func item(_ draft: Draft) -> DescribedItem {
        DescribedItem(
            id: draft.id,
            fields: [
                Name("title"): .text(draft.title),
                Name("edited at"): .date(Int(draft.editedAt.timeIntervalSince1970)),
            ]
        )
    }
}
