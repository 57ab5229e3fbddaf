internal import HeadlessKit
internal import ImplementationTesting
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The coordinator of the profile")
    struct ProfileCoordinatorTests {
        private let environment = ProfileEnvironment(opening: .profile())

        @Test("A screen keeps neither itself nor its coordinator alive")
        func releases() {
            var coordinator: ProfileCoordinator? = ProfileCoordinator(
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
