internal import BlogFeed
internal import HeadlessKit
internal import HeadlessKitDriver
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension WithViewTests {
    @MainActor
    @Suite("The coordinator of the page")
    struct BlogFeedCoordinatorTests {
        @Test("A question keeps no scene alive, and is answered with no when the screen closes")
        func closesQuestion() {
            let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1))
            let coordinator = BlogFeedCoordinator(dependencies: environment.dependencies)
            var driver: ScreenDriver? = ScreenDriver(rootViewController: coordinator.start())
            weak let released = driver?.window.rootViewController
            var isConfirmed: Bool?
            let task = start { isConfirmed = await coordinator.confirmUnfollow(of: "Ada") }
            #expect(driver?.alert != nil)
            #expect(isConfirmed == nil)
            driver = nil
            #expect(released == nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(isConfirmed == false)
        }
    }
}
