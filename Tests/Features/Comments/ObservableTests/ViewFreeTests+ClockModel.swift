internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the clock")
    struct ClockModelTests {
        private let environment = CommentsEnvironment(opening: .comments())
        private let start = Date(timeIntervalSince1970: 1_767_225_600)

        @Test("It has the time of the source, and follows it once it has started")
        func follows() {
            let clock = ClockModel(timeSource: environment.dependencies.timeSource)
            #expect(clock.now == start)
            environment.set(["now": .integer(60)])
            #expect(clock.now == start)
            clock.start()
            #expect(clock.now == start + 60)
            environment.set(["now": .integer(120)])
            #expect(clock.now == start + 120)
        }

        @Test("The source does not keep it alive")
        func releases() {
            var clock: ClockModel? = ClockModel(timeSource: environment.dependencies.timeSource)
            weak let released = clock
            clock?.start()
            clock = nil
            #expect(released == nil)
            environment.set(["now": .integer(60)])
        }
    }
}
