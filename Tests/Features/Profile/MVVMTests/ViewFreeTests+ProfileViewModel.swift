internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the card")
    struct ProfileViewModelTests {
        private let environment = ProfileEnvironment(opening: .profile())
        private let viewModel: ProfileViewModel

        init() {
            viewModel = Self.viewModel(in: environment)
        }

        private static func viewModel(in environment: ProfileEnvironment) -> ProfileViewModel {
            ProfileViewModel(
                userID: 1,
                profileService: environment.dependencies.profileService
            )
        }

        /// The texts of the labels.
        private var texts: [String] {
            [
                viewModel.name.value, viewModel.mail.value, viewModel.biography.value,
                viewModel.newsletter.value,
            ]
        }

        private let textsOfAda = ["Ada", "ada@example.com", "I count.", "Newsletter: off"]

        /// Loads the profile.
        private func load() {
            viewModel.start()
            environment.deliver(.all)
        }

        @Test("The loading indicator shows until the profile arrives")
        func loads() {
            viewModel.start()
            #expect(viewModel.state.value == .loading)
            #expect(texts == ["", "", "", ""])
            environment.deliver(.all)
            #expect(viewModel.state.value == .loaded)
            #expect(texts == textsOfAda)
            #expect(environment.requests == [.profile(userID: 1)])
        }

        @Test("A failed load shows an error, and the button requests the profile again")
        func retries() {
            environment.fail(.profile)
            load()
            #expect(viewModel.state.value == .failed("Could not load the profile"))
            viewModel.loadProfile()
            #expect(viewModel.state.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.state.value == .loaded)
        }

        @Test("An observer receives the new texts")
        func notifies() {
            let observer = Observer()
            var names: [String] = []
            viewModel.name.bind(to: observer) { names.append($1) }
            load()
            #expect(names == ["", "Ada"])
        }

        @Test("Only a loaded profile can be edited")
        func edits() {
            var edited: [Profile] = []
            viewModel.onEdit = { edited.append($0) }
            viewModel.edit()
            #expect(edited.isEmpty)
            load()
            viewModel.edit()
            #expect(edited.map(\.name) == ["Ada"])
        }

        @Test("The card shows the result of the editor, which is edited next")
        func showsResult() {
            load()
            var profile = Profile(
                id: 1,
                name: "",
                mail: "",
                biography: "",
                receivesNewsletter: true
            )
            viewModel.show(profile)
            #expect(texts == ["Anonymous", "No address", "No bio", "Newsletter: on"])
            viewModel.onEdit = { profile = $0 }
            viewModel.edit()
            #expect(profile.receivesNewsletter)
        }

        @Test("A change made elsewhere shows")
        func showsChange() {
            viewModel.start()
            environment.deliver(.all)
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(viewModel.name.value == "Grace")
        }

        @Test("A change made elsewhere shows also before the reply, which is ignored")
        func showsChangeDuringLoading() {
            viewModel.start()
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            #expect(viewModel.state.value == .loaded)
            #expect(viewModel.name.value == "Grace")
            environment.deliver(.all)
            #expect(viewModel.name.value == "Grace")
        }

        @Test("A failure after a change made elsewhere is ignored")
        func ignoresFailure() {
            environment.fail(.profile)
            viewModel.start()
            _ = environment.happen("profile", .object(["name": .text("Grace")]))
            environment.deliver(.all)
            #expect(viewModel.state.value == .loaded)
        }

        @Test("A view model that is released while it loads is deallocated")
        func closes() {
            weak var closed: ProfileViewModel?
            do {
                let viewModel = Self.viewModel(in: environment)
                viewModel.start()
                closed = viewModel
            }
            #expect(closed == nil)
            environment.deliver(.all)
        }
    }
}
