internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of the card and the form")
    final class ProfileEffectHandlerTests {
        private let environment = ProfileEnvironment(opening: .profile())
        private var actions: [ProfileAction] = []
        private var messages: [String] = []

        private lazy var handler = ProfileEffectHandler(
            userID: 1,
            profileService: environment.dependencies.profileService,
            onMessage: { self.messages.append($0) }
        )

        private func perform(_ effects: ProfileEffect...) {
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        private func changeName(to name: String) {
            _ = environment.happen("profile", .object(["name": .text(name)]))
        }

        @Test("A load and a save each send a request, and answer with its result")
        func requests() {
            let grace = Profile.sample(name: "Grace")
            environment.fail(.save)
            let effect = ProfileEffect.editor(.save(grace, editedFrom: .sample()))
            perform(.load, effect, effect)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            #expect(
                environment.requests == [.profile(userID: 1), .save(userID: 1), .save(userID: 1)]
            )
            #expect(
                actions == [
                    .loaded(.success(.sample())),
                    .editor(.saved(.failure(.unavailable(.save)))),
                    .editor(.saved(.success(grace))),
                ]
            )
        }

        @Test("A change made elsewhere is an action, once changes are followed")
        func follows() {
            changeName(to: "Mary")
            perform(.followChanges)
            changeName(to: "Grace")
            #expect(actions == [.changedElsewhere(.sample(name: "Grace"))])
        }

        @Test("The form that closes passes on what it has saved")
        func closes() {
            perform(.editor(.close(saved: nil)), .editor(.close(saved: .sample())))
            #expect(actions == [.editorClosed(saved: nil), .editorClosed(saved: .sample())])
        }

        @Test("The message of the form is reported")
        func reportsMessage() {
            perform(.editor(.showMessage("Could not save")))
            #expect(messages == ["Could not save"])
            #expect(actions.isEmpty)
        }
    }
}
