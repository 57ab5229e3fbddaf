internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the editor")
    struct ProfileEditorViewModelTests {
        private let environment: ProfileEnvironment
        private let viewModel: ProfileEditorViewModel
        private let log = Log()

        @MainActor
        private final class Log {
            var results: [Profile] = []
            /// The names of the other calls to the observers.
            var calls: [String] = []
        }

        init() {
            self.init(name: "Ada", mail: "ada@example.com")
        }

        private init(name: String, mail: String) {
            environment = ProfileEnvironment(opening: .profile(name: name, mail: mail))
            let profile = Profile(
                id: 1,
                name: name,
                mail: mail,
                biography: "I count.",
                receivesNewsletter: false
            )
            viewModel = ProfileEditorViewModel(
                profile: profile,
                profileService: environment.dependencies.profileService
            )
            viewModel.onSave = { [log] in log.results.append($0) }
            viewModel.onMessage = { [log] in log.calls.append($0) }
            viewModel.onDiscard = { [log] in log.calls.append("discard?") }
            viewModel.onClose = { [log] in log.calls.append("close") }
        }

        private var errors: [String] { [viewModel.nameError.value, viewModel.mailError.value] }

        private func change(_ values: [String: JSONValue]) {
            _ = environment.happen("profile", .object(values))
        }

        @Test("The form begins with the values of the profile")
        func begins() {
            #expect(viewModel.name.value == "Ada")
            #expect(viewModel.mail.value == "ada@example.com")
            #expect(viewModel.biography.value == "I count.")
            #expect(!viewModel.receivesNewsletter.value)
            #expect(errors == ["", ""])
            #expect(viewModel.biographyCount.value == "8 of 160")
            #expect(!viewModel.canSave.value)
            #expect(!viewModel.isSaving.value)
        }

        @Test("An edited name is validated")
        func validatesName() {
            viewModel.name.edit("Grace")
            #expect(errors == ["", ""])
            #expect(viewModel.canSave.value)
            viewModel.name.edit(" ")
            #expect(errors == ["Enter a name", ""])
            #expect(!viewModel.canSave.value)
        }

        @Test("An edited address is validated")
        func validatesMail() {
            viewModel.mail.edit("a@b.c")
            #expect(viewModel.canSave.value)
            viewModel.mail.edit("a@b")
            #expect(errors == ["", "Enter a valid address"])
            #expect(!viewModel.canSave.value)
        }

        @Test("The characters of the biography are counted and limited")
        func limitsBiography() {
            let longest = String(repeating: "é", count: 160)
            viewModel.biography.edit(longest)
            #expect(viewModel.biographyCount.value == "160 of 160")
            #expect(viewModel.canSave.value)
            viewModel.biography.edit(longest + "é")
            #expect(viewModel.biographyCount.value == "161 of 160")
            #expect(!viewModel.canSave.value)
        }

        @Test("Values that are changed back cannot be saved")
        func comparesValues() {
            viewModel.receivesNewsletter.edit(true)
            #expect(viewModel.canSave.value)
            viewModel.receivesNewsletter.edit(false)
            #expect(!viewModel.canSave.value)
        }

        @Test("An invalid field shows no error before it is edited")
        func waitsForEdits() {
            let invalid = Self(name: "", mail: "ada")
            #expect(invalid.errors == ["", ""])
            #expect(!invalid.viewModel.canSave.value)
            invalid.viewModel.mail.edit("ada")
            #expect(invalid.errors == ["", "Enter a valid address"])
            invalid.viewModel.name.edit("")
            #expect(invalid.errors == ["Enter a name", "Enter a valid address"])
        }

        @Test("The saved profile is returned before the editor closes")
        func saves() {
            viewModel.name.edit("Grace")
            viewModel.save()
            #expect(viewModel.isSaving.value)
            #expect(!viewModel.canSave.value)
            #expect(log.results.isEmpty)
            environment.deliver(.all)
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.calls == ["close"])
            #expect(environment.requests == [.save(userID: 1)])
        }

        @Test("Blanks around name and address are neither a change nor saved")
        func trims() {
            viewModel.name.edit(" Ada ")
            #expect(!viewModel.canSave.value)
            viewModel.cancel()
            #expect(log.calls == ["close"])
            viewModel.name.edit(" Grace ")
            viewModel.mail.edit("grace@example.com\n")
            viewModel.save()
            environment.deliver(.all)
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.results.map(\.mail) == ["grace@example.com"])
        }

        @Test("Blanks in the loaded profile are no change")
        func ignoresLoadedBlanks() {
            let untrimmed = Self(name: " Ada ", mail: "")
            #expect(!untrimmed.viewModel.canSave.value)
            untrimmed.viewModel.cancel()
            #expect(untrimmed.log.calls == ["close"])
        }

        @Test("If saving fails, the form can be edited and saved again")
        func savingFails() {
            viewModel.name.edit("Grace")
            environment.fail(.save)
            viewModel.save()
            environment.deliver(.all)
            #expect(log.calls == ["Could not save"])
            #expect(!viewModel.isSaving.value)
            #expect(viewModel.canSave.value)
            #expect(viewModel.name.value == "Grace")
            viewModel.save()
            environment.deliver(.all)
            #expect(log.results.map(\.name) == ["Grace"])
        }

        @Test("After a save, fields show their errors although they were not edited")
        func showsAllErrors() {
            viewModel.receivesNewsletter.edit(true)
            environment.fail(.save)
            viewModel.save()
            environment.deliver(.all)
            change(["name": .text(""), "mail": .text("ada")])
            #expect(errors == ["Enter a name", "Enter a valid address"])
        }

        @Test("Without changes the editor closes, with changes it asks")
        func cancels() {
            viewModel.cancel()
            #expect(log.calls == ["close"])
            viewModel.receivesNewsletter.edit(true)
            viewModel.cancel()
            #expect(log.calls == ["close", "discard?"])
            viewModel.discard()
            #expect(log.calls == ["close", "discard?", "close"])
            #expect(log.results.isEmpty)
        }

        @Test("A change made elsewhere replaces the values of fields that were not edited")
        func mergesChange() {
            viewModel.mail.edit("a@b.c")
            change([
                "name": .text("Grace"), "mail": .text("grace@example.com"), "bio": .text(""),
                "newsletter": .flag(true),
            ])
            #expect(viewModel.name.value == "Grace")
            #expect(viewModel.mail.value == "a@b.c")
            #expect(viewModel.biography.value == "")
            #expect(viewModel.biographyCount.value == "0 of 160")
            #expect(viewModel.receivesNewsletter.value)
            #expect(viewModel.canSave.value)
        }

        @Test("A change made elsewhere keeps the values of edited fields")
        func keepsEdits() {
            viewModel.name.edit("Grace")
            viewModel.biography.edit("I program.")
            viewModel.receivesNewsletter.edit(true)
            viewModel.receivesNewsletter.edit(false)
            change(["name": .text("Mary"), "bio": .text(""), "newsletter": .flag(true)])
            #expect(viewModel.name.value == "Grace")
            #expect(viewModel.biography.value == "I program.")
            #expect(!viewModel.receivesNewsletter.value)
        }

        @Test("The form is compared with the changed profile")
        func comparesWithChange() {
            viewModel.name.edit("Grace")
            change(["name": .text("Grace")])
            #expect(!viewModel.canSave.value)
        }

        @Test("A change made elsewhere during saving waits until saving has failed")
        func delaysChange() {
            viewModel.receivesNewsletter.edit(true)
            environment.fail(.save)
            viewModel.save()
            change(["name": .text("Grace")])
            #expect(viewModel.name.value == "Ada")
            environment.deliver(.all)
            #expect(viewModel.name.value == "Grace")
        }

        @Test("The result has a change that was made elsewhere during saving")
        func returnsChange() {
            viewModel.receivesNewsletter.edit(true)
            viewModel.save()
            change(["name": .text("Grace")])
            environment.deliver(.all)
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.results.map(\.receivesNewsletter) == [true])
        }

        @Test("A value that was not edited is not saved, not even without its blanks")
        func savesEditedValues() {
            let form = Self(name: " Ada ", mail: "")
            form.viewModel.receivesNewsletter.edit(true)
            form.viewModel.save()
            form.environment.deliver(.all)
            #expect(form.log.results.map(\.name) == [" Ada "])
            #expect(form.log.results.map(\.receivesNewsletter) == [true])
        }

        @Test("A view model that is released while it saves is deallocated")
        func closes() {
            weak var closed: ProfileEditorViewModel?
            do {
                let viewModel = ProfileEditorViewModel(
                    profile: Profile(
                        id: 1,
                        name: "Ada",
                        mail: "",
                        biography: "",
                        receivesNewsletter: false
                    ),
                    profileService: environment.dependencies.profileService
                )
                viewModel.onSave = { [log] in log.results.append($0) }
                viewModel.save()
                closed = viewModel
            }
            #expect(closed == nil)
            environment.deliver(.all)
            #expect(log.results.isEmpty)
        }
    }
}
