internal import HeadlessKit
internal import Relay
internal import Scripts
internal import Testing

@testable internal import RelayDirect

extension WithoutViewTests {
    @MainActor
    @Suite("The assembly")
    struct RelayAssemblyTests {
        private let environment = RelayEnvironment(opening: Opening(feature: "relay"))

        @Test("Assembling makes no view")
        func makesNoView() {
            let madeCount = View.madeCount
            _ = RelayAssembly.screen(environment.dependencies)
            #expect(View.madeCount == madeCount)
        }

        @Test("A screen that is let go before it was shown goes")
        func releases() {
            weak let screen = RelayAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
