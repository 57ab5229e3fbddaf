internal import HeadlessKit
internal import ImplementationTesting
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct VoiceAssemblyTests {
        private let environment = VoiceEnvironment(opening: .voice())

        @Test("Assembling sends no request and creates no view")
        func asksNothing() {
            let madeCount = UIView.madeCount
            _ = VoiceAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = VoiceAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
