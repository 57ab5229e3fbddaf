internal import Binding
internal import HeadlessKit
internal import Scripts
internal import Testing

@testable internal import BindingObservation

extension WithoutViewTests {
    @MainActor
    @Suite("The assembly")
    struct BindingAssemblyTests {
        private let environment = BindingEnvironment(opening: Opening(feature: "binding"))

        @Test("Assembling asks no service and makes no view")
        func asksNothing() {
            let madeCount = View.madeCount
            _ = BindingAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(View.madeCount == madeCount)
        }

        @Test("A screen that is let go before it was shown goes")
        func releases() {
            weak let screen = BindingAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
