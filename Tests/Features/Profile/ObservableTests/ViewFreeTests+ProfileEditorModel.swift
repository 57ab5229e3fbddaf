internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the editor")
    struct ProfileEditorModelTests {
        private let environment: ProfileEnvironment
        private let model: ProfileEditorModel
        private let log = Log()
        private let tasks = ScreenTasks()

        @MainActor
        private final class Log {
            var results: [Profile] = []
            /// The number of results at each closing.
            var closings: [Int] = []
            var questionCount = 0
            /// The answer to each question whether the changes are to be discarded.
            var discards = false
            var messages: [String] = []
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
            model = ProfileEditorModel(
                profile: profile,
                profileService: environment.dependencies.profileService,
                onSave: { [log] in log.results.append($0) },
                onClose: { [log] in log.closings.append(log.results.count) },
                confirmDiscard: { [log] in
                    log.questionCount += 1
                    return log.discards
                }
            )
            model.onMessage = { [log] in log.messages.append($0) }
        }

        private func cancel() {
            MainActorQueue.settle { model.cancel(in: tasks) }
        }

        private var errors: [String] { [model.nameError, model.mailError] }

        private func change(_ values: [String: JSONValue]) {
            _ = environment.happen("profile", .object(values))
        }

        @Test("The form begins with the values of the profile")
        func begins() {
            #expect(model.name == "Ada")
            #expect(model.mail == "ada@example.com")
            #expect(model.biography == "I count.")
            #expect(!model.receivesNewsletter)
            #expect(errors == ["", ""])
            #expect(model.biographyCount == "8 of 160")
            #expect(!model.canSave)
            #expect(!model.isSaving)
        }

        @Test("An edited name is validated")
        func validatesName() {
            model.name = "Grace"
            #expect(errors == ["", ""])
            #expect(model.canSave)
            model.name = " "
            #expect(errors == ["Enter a name", ""])
            #expect(!model.canSave)
        }

        @Test("An edited address is validated")
        func validatesMail() {
            model.mail = "a@b.c"
            #expect(model.canSave)
            model.mail = "a@b"
            #expect(errors == ["", "Enter a valid address"])
            #expect(!model.canSave)
        }

        @Test("The characters of the biography are counted and limited")
        func limitsBiography() {
            let longest = String(repeating: "é", count: 160)
            model.biography = longest
            #expect(model.biographyCount == "160 of 160")
            #expect(model.canSave)
            model.biography = longest + "é"
            #expect(model.biographyCount == "161 of 160")
            #expect(!model.canSave)
        }

        @Test("Values that are changed back cannot be saved")
        func comparesValues() {
            model.receivesNewsletter = true
            #expect(model.canSave)
            model.receivesNewsletter = false
            #expect(!model.canSave)
        }

        @Test("An invalid field shows no error before it is edited")
        func waitsForEdits() {
            let invalid = Self(name: "", mail: "ada")
            #expect(invalid.errors == ["", ""])
            #expect(!invalid.model.canSave)
            invalid.model.mail = "ada"
            #expect(invalid.errors == ["", "Enter a valid address"])
            invalid.model.name = ""
            #expect(invalid.errors == ["Enter a name", "Enter a valid address"])
        }

        @Test("The saved profile is returned before the editor closes")
        func saves() {
            model.name = "Grace"
            start(model.save)
            #expect(model.isSaving)
            #expect(!model.canSave)
            #expect(log.results.isEmpty)
            environment.settle()
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.closings == [1])
            #expect(environment.requests == [.save(userID: 1)])
        }

        @Test("Blanks around name and address are neither a change nor saved")
        func trims() {
            model.name = " Ada "
            #expect(!model.canSave)
            cancel()
            #expect(log.closings == [0])
            model.name = " Grace "
            model.mail = "grace@example.com\n"
            start(model.save)
            environment.settle()
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.results.map(\.mail) == ["grace@example.com"])
        }

        @Test("Blanks in the loaded profile are no change")
        func ignoresLoadedBlanks() {
            let untrimmed = Self(name: " Ada ", mail: "")
            #expect(!untrimmed.model.canSave)
            untrimmed.cancel()
            #expect(untrimmed.log.closings == [0])
        }

        @Test("If saving fails, the form can be edited and saved again")
        func savingFails() {
            model.name = "Grace"
            environment.fail(.save)
            start(model.save)
            environment.settle()
            #expect(log.messages == ["Could not save"])
            #expect(!model.isSaving)
            #expect(model.canSave)
            #expect(model.name == "Grace")
            start(model.save)
            environment.settle()
            #expect(log.results.map(\.name) == ["Grace"])
        }

        @Test("After a save, fields show their errors although they were not edited")
        func showsAllErrors() {
            model.receivesNewsletter = true
            environment.fail(.save)
            start(model.save)
            environment.settle()
            change(["name": .text(""), "mail": .text("ada")])
            #expect(errors == ["Enter a name", "Enter a valid address"])
        }

        @Test("Without changes the editor closes, with changes it asks")
        func cancels() {
            cancel()
            #expect(log.closings == [0])
            #expect(log.questionCount == 0)
            model.receivesNewsletter = true
            cancel()
            #expect(log.questionCount == 1)
            #expect(log.closings == [0])
            log.discards = true
            cancel()
            #expect(log.questionCount == 2)
            #expect(log.closings == [0, 0])
        }

        @Test("A change made elsewhere replaces the values of fields that were not edited")
        func mergesChange() {
            model.mail = "a@b.c"
            change([
                "name": .text("Grace"), "mail": .text("grace@example.com"), "bio": .text(""),
                "newsletter": .flag(true),
            ])
            #expect(model.name == "Grace")
            #expect(model.mail == "a@b.c")
            #expect(model.biography == "")
            #expect(model.biographyCount == "0 of 160")
            #expect(model.receivesNewsletter)
            #expect(model.canSave)
        }

        @Test("A change made elsewhere keeps the values of edited fields")
        func keepsEdits() {
            model.name = "Grace"
            model.biography = "I program."
            model.receivesNewsletter = true
            model.receivesNewsletter = false
            change(["name": .text("Mary"), "bio": .text(""), "newsletter": .flag(true)])
            #expect(model.name == "Grace")
            #expect(model.biography == "I program.")
            #expect(!model.receivesNewsletter)
        }

        @Test("The form is compared with the changed profile")
        func comparesWithChange() {
            model.name = "Grace"
            change(["name": .text("Grace")])
            #expect(!model.canSave)
        }

        @Test("A change made elsewhere during saving waits until saving has failed")
        func delaysChange() {
            model.receivesNewsletter = true
            environment.fail(.save)
            start(model.save)
            change(["name": .text("Grace")])
            #expect(model.name == "Ada")
            environment.settle()
            #expect(model.name == "Grace")
        }

        @Test("The result has a change that was made elsewhere during saving")
        func returnsChange() {
            model.receivesNewsletter = true
            start(model.save)
            change(["name": .text("Grace")])
            environment.settle()
            #expect(log.results.map(\.name) == ["Grace"])
            #expect(log.results.map(\.receivesNewsletter) == [true])
        }

        @Test("A value that was not edited is not saved, not even without its blanks")
        func savesEditedValues() {
            let form = Self(name: " Ada ", mail: "")
            form.model.receivesNewsletter = true
            start(form.model.save)
            form.environment.settle()
            #expect(form.log.results.map(\.name) == [" Ada "])
            #expect(form.log.results.map(\.receivesNewsletter) == [true])
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: ProfileEditorModel? = ProfileEditorModel(
                profile: Profile(
                    id: 1,
                    name: "Ada",
                    mail: "",
                    biography: "",
                    receivesNewsletter: false
                ),
                profileService: environment.dependencies.profileService,
                onSave: { [log] in log.results.append($0) },
                onClose: {},
                confirmDiscard: { true }
            )
            model?.onMessage = { [log] in log.messages.append($0) }
            weak let released = model
            let task = start { [weak model] in await model?.save() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
            #expect(log.results.isEmpty)
            #expect(log.messages == [])
        }
    }
}
