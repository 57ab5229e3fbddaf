internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of blogs")
    struct BlogsRouterTests {
        @Test("A blog is pushed onto the navigator")
        func opensBlog() {
            let navigator = NavigationStack()
            BlogsRouter(navigator: navigator).openBlog(id: 7)
            #expect(navigator.routes == [.blogDetail(7)])
        }
    }
}
