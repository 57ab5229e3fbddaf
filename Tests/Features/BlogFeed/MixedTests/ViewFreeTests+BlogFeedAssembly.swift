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

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            let dependencies = BlogFeedEnvironment(opening: .blogFeed(user: 1)).dependencies
            weak let screen = BlogFeedAssembly.screen(dependencies)
            #expect(screen == nil)
        }
    }
}
