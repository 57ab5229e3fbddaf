internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedStore

extension WithoutViewTests {
    @MainActor
    @Suite("The effect handler of plans")
    final class PlansEffectHandlerTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: 2))
        private var actions: [PlansAction] = []
        private var selected: [Plan.ID] = []

        private func perform(_ effects: PlansEffect...) {
            let handler = PlansEffectHandler(
                userID: 1,
                blogService: environment.dependencies.blogService,
                onSelectPlan: { self.selected.append($0) }
            )
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("A load and a refresh each send a request and answer with their own action")
        func loads() {
            perform(.load, .refresh)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            #expect(environment.requests == [.plans(userID: 1), .plans(userID: 1)])
            guard case .loaded(.success(let loaded)) = actions.first,
                case .refreshed(.success(let refreshed)) = actions.last
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.map(\.id) == [2, 1])
            #expect(refreshed == loaded)
        }

        @Test("The selected plan is reported")
        func opensPlan() {
            perform(.openPlan(2))
            #expect(selected == [2])
            #expect(actions.isEmpty)
        }
    }
}
