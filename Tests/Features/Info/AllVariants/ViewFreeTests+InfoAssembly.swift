internal import HeadlessKit
internal import Info
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct InfoAssemblyTests {
        private let environment = InfoEnvironment(opening: Opening(feature: "info"))

        @Test("Assembling opens no page and creates no view")
        func opensNothing() {
            let madeCount = UIView.madeCount
            _ = InfoAssembly.screen(environment.dependencies)
            #expect(environment.routes == [])
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = InfoAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
