package import HeadlessKit
package import Model

/// What the comments on a blog need from outside.
package struct CommentsDependencies {
    /// What the comments are about.
    package let blogID: Blog.ID
    /// Who looks at them.
    package let viewerID: User.ID
    package let commentService: any CommentService
    package let timeSource: any TimeSource
    /// What contents are set in.
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
