internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of a blog's row")
    struct BlogStateTests {
        @Test("A row shows all of its blog")
        func shows() {
            let row = BlogState(blog: .sample(id: 1))
            #expect(row.id == 1)
            #expect(row.author == "Author: Ada")
            #expect(row.title == "Notes")
            #expect(row.likes == "1 like")
            #expect(row.shares == "2w shares")
            #expect(row.canLike)
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            #expect(BlogState(blog: blog).author == "Author: Anonymous")
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
            #expect(BlogState(blog: blog).likes == likes)
        }

        @Test("A blog can be liked once")
        func likesOnce() {
            let blog = Blog(id: 1, authorName: "Ada", title: "Notes", isLiked: true)
            #expect(!BlogState(blog: blog).canLike)
        }
    }
}
