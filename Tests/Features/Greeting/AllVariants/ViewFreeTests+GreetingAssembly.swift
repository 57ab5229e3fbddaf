internal import Greeting
internal import HeadlessKit
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct GreetingAssemblyTests {
        private let environment = GreetingEnvironment(opening: Opening(feature: "greeting"))

        @Test("Assembling creates no view")
        func makesNoView() {
            let madeCount = UIView.madeCount
            _ = GreetingAssembly.screen(environment.dependencies)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = GreetingAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
