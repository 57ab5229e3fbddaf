internal import ImplementationTesting
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The reducer of the page")
    struct BlogFeedReducerTests {
        private static let blogs = BlogFeedState(showsDrafts: false)
        private static let drafts = BlogFeedState(showsDrafts: true)

        @Test(
            "The switch shows the other list, and its title is the list that it would show",
            arguments: [(blogs, drafts, "Blogs"), (drafts, blogs, "Drafts")]
        )
        private func switches(from state: BlogFeedState, to other: BlogFeedState, title: String) {
            #expect(
                Reduction(of: .switchTapped, in: state, by: BlogFeedReducer.reduce)
                    == Reduction(other)
            )
            #expect(other.switchTitle == title)
        }

        @Test("A page opens with the blogs")
        func opens() {
            #expect(BlogFeedState() == Self.blogs)
        }
    }
}
