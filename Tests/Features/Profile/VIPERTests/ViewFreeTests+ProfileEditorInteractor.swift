internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the editor")
    struct ProfileEditorInteractorTests {
        private let environment: ProfileEnvironment
        private let output = ProfileEditorInteractorOutputSpy()
        private let interactor: ProfileEditorInteractor

        init() {
            self.init(name: "Ada", mail: "ada@example.com")
        }

        private init(name: String, mail: String) {
            environment = ProfileEnvironment(opening: .profile(name: name, mail: mail))
            interactor = ProfileEditorInteractor(
                profile: Self.profile(name: name, mail: mail),
                profileService: environment.dependencies.profileService
            )
            interactor.output = output
            interactor.start()
        }

        private static func profile(
            name: String = "Ada",
            mail: String = "ada@example.com",
            biography: String = "I count.",
            receivesNewsletter: Bool = false
        ) -> ProfileSummary {
            ProfileSummary(
                id: 1,
                name: name,
                mail: mail,
                biography: biography,
                receivesNewsletter: receivesNewsletter
            )
        }

        private func form(
            isNameRejected: Bool = false,
            isMailRejected: Bool = false,
            biography: String = "I count.",
            canSave: Bool
        ) -> ProfileEditorInteractorOutputSpy.Call {
            .didValidate(
                FormSummary(
                    isNameRejected: isNameRejected,
                    isMailRejected: isMailRejected,
                    biography: biography,
                    biographyLimit: 160,
                    canSave: canSave
                )
            )
        }

        /// Returns the calls that an action causes.
        private func calls(_ action: () -> Void) -> [ProfileEditorInteractorOutputSpy.Call] {
            output.calls = []
            action()
            return output.calls
        }

        private func change(_ values: [String: JSONValue]) {
            _ = environment.happen("profile", .object(values))
        }

        @Test("The form begins with the values of the profile")
        func begins() {
            #expect(output.calls == [.didReplaceValues(Self.profile()), form(canSave: false)])
            #expect(!interactor.hasChanges)
        }

        @Test("An edited name is validated")
        func validatesName() {
            #expect(calls { interactor.editName("Grace") } == [form(canSave: true)])
            #expect(
                calls { interactor.editName(" ") } == [form(isNameRejected: true, canSave: false)]
            )
        }

        @Test("An edited address is validated")
        func validatesMail() {
            #expect(calls { interactor.editMail("a@b.c") } == [form(canSave: true)])
            #expect(
                calls { interactor.editMail("a@b") }
                    == [form(isMailRejected: true, canSave: false)]
            )
        }

        @Test("The biography is limited")
        func limitsBiography() {
            let longest = String(repeating: "é", count: 160)
            #expect(
                calls { interactor.editBiography(longest) }
                    == [form(biography: longest, canSave: true)]
            )
            #expect(
                calls { interactor.editBiography(longest + "é") }
                    == [form(biography: longest + "é", canSave: false)]
            )
        }

        @Test("Values that are changed back are no changes")
        func comparesValues() {
            #expect(calls { interactor.editNewsletter(true) } == [form(canSave: true)])
            #expect(interactor.hasChanges)
            #expect(calls { interactor.editNewsletter(false) } == [form(canSave: false)])
            #expect(!interactor.hasChanges)
        }

        @Test("An invalid value is rejected only after it was edited")
        func waitsForEdits() {
            let invalid = Self(name: "", mail: "ada")
            #expect(invalid.output.calls.last == invalid.form(canSave: false))
            #expect(
                invalid.calls { invalid.interactor.editMail("ada") }
                    == [invalid.form(isMailRejected: true, canSave: false)]
            )
            #expect(
                invalid.calls { invalid.interactor.editName("") }
                    == [invalid.form(isNameRejected: true, isMailRejected: true, canSave: false)]
            )
        }

        @Test("The stored profile is reported")
        func saves() {
            interactor.editName("Grace")
            #expect(calls { interactor.save() } == [.didBeginSaving, form(canSave: false)])
            #expect(
                calls { environment.deliver(.all) } == [.didSave(Self.profile(name: "Grace"))]
            )
            #expect(environment.requests == [.save(userID: 1)])
        }

        @Test("Blanks around name and address are neither a change nor saved")
        func trims() {
            #expect(calls { interactor.editName(" Ada ") } == [form(canSave: false)])
            #expect(!interactor.hasChanges)
            interactor.editName(" Grace ")
            interactor.editMail("grace@example.com\n")
            interactor.save()
            #expect(
                calls { environment.deliver(.all) }
                    == [.didSave(Self.profile(name: "Grace", mail: "grace@example.com"))]
            )
        }

        @Test("Blanks in the loaded profile are no change")
        func ignoresLoadedBlanks() {
            #expect(!Self(name: " Ada ", mail: "").interactor.hasChanges)
        }

        @Test("If saving fails, the form can be saved again")
        func savingFails() {
            interactor.editName("Grace")
            environment.fail(.save)
            interactor.save()
            #expect(
                calls { environment.deliver(.all) } == [
                    .didFailToSave, .didReplaceValues(Self.profile(name: "Grace")),
                    form(canSave: true),
                ]
            )
            interactor.save()
            environment.deliver(.all)
            #expect(output.calls.last == .didSave(Self.profile(name: "Grace")))
        }

        @Test("After a save, all invalid values are rejected")
        func rejectsAll() {
            interactor.editNewsletter(true)
            environment.fail(.save)
            interactor.save()
            environment.deliver(.all)
            #expect(
                calls { change(["name": .text(""), "mail": .text("ada")]) }.last
                    == form(isNameRejected: true, isMailRejected: true, canSave: false)
            )
        }

        @Test("A change made elsewhere replaces the values that were not edited")
        func mergesChange() {
            interactor.editMail("a@b.c")
            let calls = calls {
                change([
                    "name": .text("Grace"), "mail": .text("grace@example.com"), "bio": .text(""),
                    "newsletter": .flag(true),
                ])
            }
            let merged = Self.profile(
                name: "Grace",
                mail: "a@b.c",
                biography: "",
                receivesNewsletter: true
            )
            #expect(calls == [.didReplaceValues(merged), form(biography: "", canSave: true)])
        }

        @Test("A change made elsewhere keeps edited values")
        func keepsEdits() {
            interactor.editName("Grace")
            interactor.editBiography("I program.")
            interactor.editNewsletter(true)
            interactor.editNewsletter(false)
            let calls = calls {
                change(["name": .text("Mary"), "bio": .text(""), "newsletter": .flag(true)])
            }
            #expect(
                calls.first
                    == .didReplaceValues(Self.profile(name: "Grace", biography: "I program."))
            )
        }

        @Test("The form is compared with the changed profile")
        func comparesWithChange() {
            interactor.editName("Grace")
            #expect(calls { change(["name": .text("Grace")]) }.last == form(canSave: false))
        }

        @Test("A change made elsewhere during saving waits until saving has failed")
        func delaysChange() {
            interactor.editNewsletter(true)
            environment.fail(.save)
            interactor.save()
            #expect(calls { change(["name": .text("Grace")]) }.isEmpty)
            let merged = Self.profile(name: "Grace", receivesNewsletter: true)
            #expect(calls { environment.deliver(.all) }.contains(.didReplaceValues(merged)))
        }

        @Test("The result has a change that was made elsewhere during saving")
        func returnsChange() {
            interactor.editNewsletter(true)
            interactor.save()
            change(["name": .text("Grace")])
            environment.deliver(.all)
            let saved = Self.profile(name: "Grace", receivesNewsletter: true)
            #expect(output.calls.last == .didSave(saved))
        }

        @Test("A value that was not edited is not saved, not even without its blanks")
        func savesEditedValues() {
            let form = Self(name: " Ada ", mail: "")
            form.interactor.editNewsletter(true)
            form.interactor.save()
            form.environment.deliver(.all)
            let saved = Self.profile(name: " Ada ", mail: "", receivesNewsletter: true)
            #expect(form.output.calls.last == .didSave(saved))
        }

        @Test("A reply after the editor has closed reports nothing")
        func closes() {
            weak var closed: ProfileEditorInteractor?
            do {
                let interactor = ProfileEditorInteractor(
                    profile: Self.profile(),
                    profileService: environment.dependencies.profileService
                )
                interactor.output = output
                interactor.save()
                closed = interactor
            }
            #expect(closed == nil)
            #expect(calls { environment.deliver(.all) }.isEmpty)
        }
    }
}
