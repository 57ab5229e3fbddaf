package import AppSupport
package import Model

/// The dependencies of a user’s page and of each of its modules.
package struct BlogFeedDependencies {
    /// The user of the page.
    package let userID: User.ID
    /// The viewer.
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

    /// Indicates whether the page belongs to the viewer.
    package var isOwnPage: Bool { userID == viewerID }
}
