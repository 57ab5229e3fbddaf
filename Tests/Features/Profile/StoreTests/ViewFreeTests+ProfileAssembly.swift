internal import HeadlessKit
internal import ImplementationTesting
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct ProfileAssemblyTests {
        private let environment = ProfileEnvironment(opening: .profile())

        @Test("Assembling sends no request and creates no view")
        func asksNothing() {
            let madeCount = UIView.madeCount
            _ = ProfileAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = ProfileAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }

        @Test("A screen continues with its archived state")
        func restores() throws {
            let state = ProfileState.card(.sample())
            let restored = try archivedState(after: state) {
                ProfileAssembly.screen(environment.dependencies, archive: $0)
            }
            #expect(restored == state)
        }
    }
}
