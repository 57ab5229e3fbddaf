internal import Digit
internal import HeadlessKit
internal import ImplementationTesting
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

        @Test("A screen continues with its archived state")
        func restores() throws {
            let state = DigitState(digit: "7")
            let restored = try archivedState(after: state) {
                DigitAssembly.screen(environment.dependencies, archive: $0)
            }
            #expect(restored == state)
        }
    }
}
