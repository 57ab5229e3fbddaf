internal import Comments
internal import HeadlessKit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct CommentsAssemblyTests {
        private let environment = CommentsEnvironment(opening: .comments())

        @Test("Assembling sends no request and creates no view")
        func asksNothing() {
            let madeCount = UIView.madeCount
            _ = CommentsAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen that is released before it is shown is deallocated")
        func releases() {
            weak let screen = CommentsAssembly.screen(environment.dependencies)
            #expect(screen == nil)
        }
    }
}
