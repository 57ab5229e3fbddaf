internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a blog's row")
    struct BlogCellControllerTests {
        private static func controller(of blog: Blog) -> BlogCellController {
            let dependencies = BlogFeedEnvironment(opening: .blogFeed(blogs: 1)).dependencies
            let loader = BlogFeedLoader(
                userID: dependencies.userID,
                blogService: dependencies.blogService
            )
            return BlogCellController(blog: blog, loader: loader)
        }

        @Test("A row shows all values of its blog")
        func shows() {
            let controller = Self.controller(
                of: Blog(
                    id: 1,
                    authorName: "Ada",
                    title: "Notes",
                    likeCount: 1,
                    shareCount: 20_000
                )
            )
            #expect(controller.author == "Author: Ada")
            #expect(controller.likes == "1 like")
            #expect(controller.shares == "2w shares")
            #expect(controller.canLike)
        }

        @Test("A blog that the viewer has liked cannot be liked again")
        func showsLiked() {
            let blog = Blog(id: 1, authorName: "Ada", title: "Notes", isLiked: true)
            #expect(!Self.controller(of: blog).canLike)
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            #expect(Self.controller(of: blog).author == "Author: Anonymous")
        }

        @Test(
            "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
            arguments: [
                (0, ""), (1, "1 like"), (2, "2 likes"), (9_999, "9999 likes"),
                (10_000, "1w likes"), (12_999, "1.2w likes"), (20_000, "2w likes"),
                (99_999, "9.9w likes"), (100_000, "10w likes"), (129_999, "12w likes"),
            ]
        )
        func writesCount(likeCount: Int, likes: String) {
            let blog = Blog(id: 1, authorName: "Ada", title: "Notes", likeCount: likeCount)
            #expect(Self.controller(of: blog).likes == likes)
        }
    }
}
