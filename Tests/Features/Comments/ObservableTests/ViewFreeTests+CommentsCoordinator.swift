internal import Comments
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The coordinator of comments")
    struct CommentsCoordinatorTests {
        private let environment = CommentsEnvironment(opening: .comments())

        @Test("It opens the page of the selected user")
        func opensUser() {
            CommentsCoordinator(dependencies: environment.dependencies).openUser(id: 4)
            #expect(environment.routes == [.userDetail(4)])
        }

        @Test("A screen keeps neither itself nor its coordinator alive")
        func releases() {
            var coordinator: CommentsCoordinator? = CommentsCoordinator(
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
