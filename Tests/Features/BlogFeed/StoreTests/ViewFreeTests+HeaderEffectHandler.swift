internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of the header")
    final class HeaderEffectHandlerTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(user: 2))
        private let scene = UnfollowSpy()
        private var actions: [HeaderAction] = []
        private var messages: [String] = []
        private var selected: [User.ID] = []

        private func perform(_ effects: HeaderEffect...) {
            let handler = HeaderEffectHandler(
                userID: 2,
                userService: environment.dependencies.userService,
                onMessage: { self.messages.append($0) },
                onSelectUser: { self.selected.append($0) },
                onUnfollow: { self.scene.receive(name: $0, unfollow: $1) }
            )
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("Loading, following and unfollowing are requests that answer with their own action")
        func requests() {
            perform(.load, .follow, .unfollow)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            #expect(
                environment.requests == [.user(id: 2), .follow(userID: 2), .unfollow(userID: 2)]
            )
            guard actions.count == 3, case .loaded(.success(let user)) = actions[0] else {
                Issue.record("\(actions)")
                return
            }
            #expect(user.name == "Günther Lovelace")
            #expect(actions[1] == .followEnded(isSuccess: true))
            #expect(actions[2] == .unfollowEnded(isSuccess: true))
        }

        @Test("A failure is answered, too")
        func failures() {
            environment.fail(.user)
            environment.fail(.follow)
            environment.fail(.unfollow)
            perform(.load, .follow, .unfollow)
            environment.deliver(.all)
            #expect(
                actions == [
                    .loaded(.failure(.unavailable(.user))), .followEnded(isSuccess: false),
                    .unfollowEnded(isSuccess: false),
                ]
            )
        }

        @Test("The scene is asked before the user is unfollowed")
        func confirms() {
            perform(.confirmUnfollow(name: "Ada"))
            #expect(scene.names == ["Ada"])
            #expect(actions.isEmpty)
            scene.confirm()
            #expect(actions == [.unfollowConfirmed])
        }

        @Test("The selected user is reported")
        func opensUser() {
            perform(.openUser)
            #expect(selected == [2])
        }

        @Test("The message is reported")
        func reportsMessage() {
            perform(.showMessage("Could not refresh"))
            #expect(messages == ["Could not refresh"])
            #expect(actions.isEmpty)
        }
    }
}
