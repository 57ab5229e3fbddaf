internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The coordinator of the page")
    struct BlogFeedCoordinatorTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1))

        @Test("It opens the page of what is selected")
        func opens() {
            let coordinator = BlogFeedCoordinator(dependencies: environment.dependencies)
            coordinator.openUser(id: 2)
            coordinator.openBlog(id: 3)
            coordinator.openDraft(id: 4)
            #expect(environment.routes == [.userDetail(2), .blogDetail(3), .draftDetail(4)])
        }

        @Test("A screen keeps neither itself nor its coordinator alive")
        func releases() {
            var coordinator: BlogFeedCoordinator? = BlogFeedCoordinator(
                dependencies: environment.dependencies
            )
            weak let released = coordinator
            var screen = coordinator?.start()
            coordinator = nil
            #expect(released != nil)
            #expect(screen != nil)
            screen = nil
            #expect(released == nil)
        }
    }
}
