internal import HeadlessKit
internal import Layers
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct LayersAssemblyTests {
        private let environment = LayersEnvironment(
            opening: Opening(feature: "layers", values: ["layers": .integer(5)])
        )

        @Test("Assembling creates no view")
        func makesNoView() {
            let madeCount = UIView.madeCount
            _ = LayersAssembly.screen(environment.dependencies)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = LayersAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
