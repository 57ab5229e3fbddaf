internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Comment 45 is the newest.
    @MainActor
    @Suite("The effect handler of comments")
    final class CommentsEffectHandlerTests {
        private let environment = CommentsEnvironment(opening: .comments())
        private var actions: [CommentsAction] = []
        private var messages: [String] = []
        private var selected: [User.ID] = []

        private lazy var handler = CommentsEffectHandler(
            blogID: 1,
            viewerID: 2,
            commentService: environment.dependencies.commentService,
            timeSource: environment.dependencies.timeSource,
            onMessage: { self.messages.append($0) },
            onSelectUser: { self.selected.append($0) }
        )

        private func perform(_ effects: CommentsEffect...) {
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("A load, a refresh and a further page are requests that answer with their own action")
        func loads() {
            perform(.load, .refresh, .loadMore(after: 6, generation: 5))
            #expect(actions.isEmpty)
            environment.deliver(.all)
            let pages = [nil, nil, 6].map {
                ServiceRequest.comments(blogID: 1, viewerID: 2, after: $0)
            }
            #expect(environment.requests == pages)
            guard actions.count == 3, case .loaded(.success(let loaded)) = actions[0],
                case .refreshed(.success(let refreshed)) = actions[1],
                case .loadedMore(.success(let more), generation: 5) = actions[2]
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.comments.map(\.id) == Array((26...45).reversed()))
            #expect(refreshed == loaded)
            #expect(more.comments.map(\.id) == [5, 4, 3, 2, 1])
        }

        @Test("A favour is a request of the viewer; a failure is answered, too")
        func favours() {
            environment.fail(.favour)
            perform(.favour(39), .favour(39))
            environment.deliver(.all)
            let request = ServiceRequest.favour(commentID: 39, viewerID: 2)
            #expect(environment.requests == [request, request])
            #expect(
                actions == [
                    .favoured(39, .failure(.unavailable(.favour))), .favoured(39, .success(2)),
                ]
            )
        }

        @Test("The time is an action at once, and from then on when it changes")
        func followsTime() {
            perform(.followTime)
            environment.set(["now": .integer(60)])
            let start = Date(timeIntervalSince1970: 1_767_225_600)
            #expect(actions == [.timeChanged(start), .timeChanged(start + 60)])
        }

        @Test("The selected user is reported")
        func opensUser() {
            perform(.openUser(4))
            #expect(selected == [4])
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
