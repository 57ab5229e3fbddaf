package import AppSupport
package import Model

/// The dependencies of the comments on a blog.
package struct CommentsDependencies {
    /// The blog of the comments.
    package let blogID: Blog.ID
    /// The viewer.
    package let viewerID: User.ID
    package let commentService: any CommentService
    package let timeSource: any TimeSource
    /// The column that wraps the texts.
    package let column: any TextColumn
    package let navigator: any Navigator

    package init(
        blogID: Blog.ID,
        viewerID: User.ID,
        commentService: any CommentService,
        timeSource: any TimeSource,
        column: any TextColumn,
        navigator: any Navigator
    ) {
        self.blogID = blogID
        self.viewerID = viewerID
        self.commentService = commentService
        self.timeSource = timeSource
        self.column = column
        self.navigator = navigator
    }
}
