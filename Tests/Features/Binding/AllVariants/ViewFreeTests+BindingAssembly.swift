internal import Binding
internal import HeadlessKit
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct BindingAssemblyTests {
        private let environment = BindingEnvironment(opening: Opening(feature: "binding"))

        @Test("Assembling sends no request and creates no view")
        func asksNothing() {
            let madeCount = UIView.madeCount
            _ = BindingAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = BindingAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
