internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct BlogFeedAssemblyTests {
        @Test("Assembling sends no request and creates no view", arguments: [1, 2])
        func asksNothing(userID: Int) {
            let environment = BlogFeedEnvironment(opening: .blogFeed(user: userID))
            let madeCount = UIView.madeCount
            _ = BlogFeedAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen released before it is shown is deallocated, with each of its modules")
        func releases() {
            let dependencies = BlogFeedEnvironment(opening: .blogFeed(user: 1)).dependencies
            weak let screen = BlogFeedAssembly.screen(dependencies)
            weak let header = HeaderAssembly.module(
                dependencies,
                onSelectUser: { _ in },
                onUnfollow: { _, _ in }
            )
            weak let blogs = BlogsAssembly.module(dependencies) { _ in }
            weak let drafts = DraftsAssembly.module(dependencies) { _ in }
            #expect(screen == nil)
            #expect(header == nil)
            #expect(blogs == nil)
            #expect(drafts == nil)
        }
    }
}
