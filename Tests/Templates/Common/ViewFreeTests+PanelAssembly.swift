internal import HeadlessKit
internal import Panel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct PanelAssemblyTests {
        private let environment = PanelEnvironment(
            opening: Opening(feature: "{feature.identifier}")
        )

        // @if REQUESTS
        // | @Test("Assembling sends no request and creates no view")
        // | func asksNothing() {
        // @else
        @Test("Assembling creates no view")
        func makesNoView() {
            // @end
            let madeCount = UIView.madeCount
            _ = PanelAssembly.screen(environment.dependencies)
            // @if REQUESTS
            #expect(environment.requests.isEmpty)
            // @end
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = PanelAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
