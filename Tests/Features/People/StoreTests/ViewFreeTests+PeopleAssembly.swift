internal import HeadlessKit
internal import ImplementationTesting
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct PeopleAssemblyTests {
        private let environment = PeopleEnvironment(opening: .people())

        @Test("Assembling sends no request and creates no view")
        func asksNothing() {
            let madeCount = UIView.madeCount
            _ = PeopleAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = PeopleAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }

        @Test("A screen continues with its archived state")
        func restores() throws {
            let state = PeopleState.listing(1, 2)
            let restored = try archivedState(after: state) {
                PeopleAssembly.screen(environment.dependencies, archive: $0)
            }
            #expect(restored == state)
        }
    }
}
