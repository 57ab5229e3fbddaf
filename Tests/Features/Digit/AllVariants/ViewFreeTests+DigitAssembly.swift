internal import Digit
internal import HeadlessKit
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct DigitAssemblyTests {
        private let environment = DigitEnvironment(opening: Opening(feature: "digit"))

        @Test("Assembling creates no view")
        func makesNoView() {
            let madeCount = UIView.madeCount
            _ = DigitAssembly.screen(environment.dependencies)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = DigitAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
