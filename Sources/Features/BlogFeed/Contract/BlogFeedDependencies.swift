package import HeadlessKit
package import Model

/// What a person's page, and each of its modules, needs from outside.
package struct BlogFeedDependencies {
    /// Whose page it is.
    package let userID: User.ID
    /// Who looks at it.
    package let viewerID: User.ID
    package let userService: any UserService
    package let blogService: any BlogService
    package let navigator: any Navigator

    package init(
        userID: User.ID,
        viewerID: User.ID,
        userService: any UserService,
        blogService: any BlogService,
        navigator: any Navigator
    ) {
        self.userID = userID
        self.viewerID = viewerID
        self.userService = userService
        self.blogService = blogService
        self.navigator = navigator
    }

    /// Whether people look at their own page.
    package var isOwnPage: Bool { userID == viewerID }
}
