internal import HeadlessKit
internal import Relay
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct RelayAssemblyTests {
        private let environment = RelayEnvironment(opening: Opening(feature: "relay"))

        @Test("Assembling creates no view")
        func makesNoView() {
            let madeCount = UIView.madeCount
            _ = RelayAssembly.screen(environment.dependencies)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = RelayAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
