internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of drafts")
    final class DraftsEffectHandlerTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: 2))
        private var actions: [DraftsAction] = []
        private var messages: [String] = []
        private var selected: [Draft.ID] = []

        private func perform(_ effects: DraftsEffect...) {
            let handler = DraftsEffectHandler(
                userID: 1,
                blogService: environment.dependencies.blogService,
                onMessage: { self.messages.append($0) },
                onSelectDraft: { self.selected.append($0) }
            )
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("A load and a refresh each send a request and answer with their own action")
        func loads() {
            perform(.load, .refresh)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            #expect(environment.requests == [.drafts(userID: 1), .drafts(userID: 1)])
            guard case .loaded(.success(let loaded)) = actions.first,
                case .refreshed(.success(let refreshed)) = actions.last
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.map(\.id) == [2, 1])
            #expect(refreshed == loaded)
        }

        @Test("The selected draft is reported")
        func opensDraft() {
            perform(.openDraft(2))
            #expect(selected == [2])
            #expect(actions.isEmpty)
        }

        @Test("The message is reported")
        func reportsMessage() {
            perform(.showMessage("Could not refresh"))
            #expect(messages == ["Could not refresh"])
            #expect(actions.isEmpty)
        }
    }
}
