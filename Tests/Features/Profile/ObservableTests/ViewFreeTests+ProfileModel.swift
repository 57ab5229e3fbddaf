internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the card")
    struct ProfileModelTests {
        private let environment = ProfileEnvironment(opening: .profile())
        private let model: ProfileModel
        private let log = Log()

        @MainActor
        private final class Log {
            var edited: [Profile] = []
        }

        init() {
            model = ProfileModel(
                userID: 1,
                profileService: environment.dependencies.profileService,
                onEdit: { [log] in log.edited.append($0) }
            )
        }

        /// The texts of the labels.
        private var texts: [String] {
            [model.name, model.mail, model.biography, model.newsletter]
        }

        private let textsOfAda = ["Ada", "ada@example.com", "I count.", "Newsletter: off"]

        /// Loads the profile.
        private func load() {
            model.start()
            start(model.load)
            environment.settle()
        }

        @Test("The loading indicator shows until the profile arrives")
        func loads() {
            #expect(texts == ["", "", "", ""])
            start(model.load)
            #expect(model.content == .loading)
            environment.settle()
            #expect(texts == textsOfAda)
            #expect(environment.requests == [.profile(userID: 1)])
        }

        @Test("A failed load shows an error, and the button requests the profile again")
        func retries() {
            environment.fail(.profile)
            load()
            #expect(model.content == .failed("Could not load the profile"))
            start(model.load)
            #expect(model.content == .loading)
            environment.settle()
        }

        @Test("Only a loaded profile can be edited")
        func edits() {
            model.edit()
            #expect(log.edited.isEmpty)
            load()
            model.edit()
            #expect(log.edited.map(\.name) == ["Ada"])
        }

        @Test("The card shows the result of the editor, which is edited next")
        func showsResult() {
            load()
            let profile = Profile(
                id: 1,
                name: "",
                mail: "",
                biography: "",
                receivesNewsletter: true
            )
            model.show(profile)
            #expect(texts == ["Anonymous", "No address", "No bio", "Newsletter: on"])
            model.edit()
            #expect(log.edited == [profile])
        }

        @Test("A change made elsewhere shows")
        func showsChange() {
            load()
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(model.name == "Grace")
        }

        @Test("A change made elsewhere shows also before the reply, which is ignored")
        func showsChangeDuringLoading() {
            model.start()
            start(model.load)
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(model.name == "Grace")
            environment.settle()
            #expect(model.name == "Grace")
        }

        @Test("A failure after a change made elsewhere is ignored")
        func ignoresFailure() {
            environment.fail(.profile)
            model.start()
            start(model.load)
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            environment.settle()
            #expect(model.name == "Grace")
        }

        @Test("A cancelled load shows no failure, and a late reply changes nothing")
        func cancels() {
            let loading = start(model.load)
            MainActorQueue.settle { loading?.cancel() }
            #expect(model.content == .loading)
            environment.settle()
            #expect(model.content == .loading)
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: ProfileModel? = ProfileModel(
                userID: 1,
                profileService: environment.dependencies.profileService,
                onEdit: { _ in }
            )
            weak let released = model
            model?.start()
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
        }
    }
}
