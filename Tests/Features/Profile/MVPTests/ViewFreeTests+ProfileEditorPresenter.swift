internal import ImplementationTesting
internal import Model
internal import Profile
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the editor")
    struct ProfileEditorPresenterTests {
        private let environment: ProfileEnvironment
        private let view = ProfileEditorViewSpy()
        private let presenter: ProfileEditorPresenter
        private let results = Results()

        @MainActor
        private final class Results {
            var profiles: [Profile] = []
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
            presenter = ProfileEditorPresenter(
                profile: profile,
                profileService: environment.dependencies.profileService
            )
            presenter.view = view
            presenter.onSave = { [results] in results.profiles.append($0) }
            presenter.viewDidLoad()
        }

        /// Returns the calls that show whether the values are valid.
        private func validity(
            nameError: String = "",
            mailError: String = "",
            count: Int = 8,
            canSave: Bool
        ) -> [ProfileEditorViewSpy.Call] {
            [
                .showNameError(nameError), .showMailError(mailError),
                .showBiographyCount("\(count) of 160"), .enableSaving(canSave),
            ]
        }

        /// Returns the calls that an action causes.
        private func calls(_ action: () -> Void) -> [ProfileEditorViewSpy.Call] {
            view.calls = []
            action()
            return view.calls
        }

        private func change(_ values: [String: JSONValue]) {
            _ = environment.happen("profile", .object(values))
        }

        @Test("The form begins with the values of the profile")
        func begins() {
            #expect(
                view.calls == [
                    .showName("Ada"), .showMail("ada@example.com"), .showBiography("I count."),
                    .showNewsletter(false),
                ] + validity(canSave: false)
            )
        }

        @Test("An edited name is validated")
        func validatesName() {
            #expect(calls { presenter.didEditName("Grace") } == validity(canSave: true))
            #expect(
                calls { presenter.didEditName(" ") }
                    == validity(nameError: "Enter a name", canSave: false)
            )
        }

        @Test("An edited address is validated")
        func validatesMail() {
            #expect(calls { presenter.didEditMail("a@b.c") } == validity(canSave: true))
            #expect(
                calls { presenter.didEditMail("a@b") }
                    == validity(mailError: "Enter a valid address", canSave: false)
            )
        }

        @Test("The characters of the biography are counted and limited")
        func limitsBiography() {
            let longest = String(repeating: "é", count: 160)
            #expect(
                calls { presenter.didEditBiography(longest) } == validity(count: 160, canSave: true)
            )
            #expect(
                calls { presenter.didEditBiography(longest + "é") }
                    == validity(count: 161, canSave: false)
            )
        }

        @Test("Values that are changed back cannot be saved")
        func comparesValues() {
            #expect(calls { presenter.didToggleNewsletter(true) } == validity(canSave: true))
            #expect(calls { presenter.didToggleNewsletter(false) } == validity(canSave: false))
        }

        @Test("An invalid field shows no error before it is edited")
        func waitsForEdits() {
            let invalid = Self(name: "", mail: "ada")
            #expect(invalid.view.calls.suffix(4) == invalid.validity(canSave: false)[...])
            #expect(
                invalid.calls { invalid.presenter.didEditMail("ada") }
                    == invalid.validity(mailError: "Enter a valid address", canSave: false)
            )
            #expect(
                invalid.calls { invalid.presenter.didEditName("") }
                    == invalid.validity(
                        nameError: "Enter a name",
                        mailError: "Enter a valid address",
                        canSave: false
                    )
            )
        }

        @Test("The saved profile is returned before the editor closes")
        func saves() {
            presenter.didEditName("Grace")
            #expect(
                calls { presenter.didTapSave() } == [.showSaving(true)] + validity(canSave: false)
            )
            #expect(results.profiles.isEmpty)
            #expect(calls { environment.deliver(.all) } == [.close])
            #expect(results.profiles.map(\.name) == ["Grace"])
            #expect(environment.requests == [.save(userID: 1)])
        }

        @Test("Blanks around name and address are neither a change nor saved")
        func trims() {
            #expect(calls { presenter.didEditName(" Ada ") } == validity(canSave: false))
            #expect(calls { presenter.didTapCancel() } == [.close])
            presenter.didEditName(" Grace ")
            presenter.didEditMail("grace@example.com\n")
            presenter.didTapSave()
            environment.deliver(.all)
            #expect(results.profiles.map(\.name) == ["Grace"])
            #expect(results.profiles.map(\.mail) == ["grace@example.com"])
        }

        @Test("Blanks in the loaded profile are no change")
        func ignoresLoadedBlanks() {
            let untrimmed = Self(name: " Ada ", mail: "")
            #expect(untrimmed.view.calls.last == .enableSaving(false))
            #expect(untrimmed.calls { untrimmed.presenter.didTapCancel() } == [.close])
        }

        @Test("If saving fails, the form can be edited and saved again")
        func savingFails() {
            presenter.didEditName("Grace")
            environment.fail(.save)
            presenter.didTapSave()
            let calls = calls { environment.deliver(.all) }
            #expect(calls.first == .showSaving(false))
            #expect(calls.last == .showToast("Could not save"))
            #expect(calls.contains(.showName("Grace")))
            #expect(calls.suffix(5).dropLast() == validity(canSave: true)[...])
            presenter.didTapSave()
            environment.deliver(.all)
            #expect(results.profiles.map(\.name) == ["Grace"])
        }

        @Test("After a save, fields show their errors although they were not edited")
        func showsAllErrors() {
            presenter.didToggleNewsletter(true)
            environment.fail(.save)
            presenter.didTapSave()
            environment.deliver(.all)
            #expect(
                calls { change(["name": .text(""), "mail": .text("ada")]) }.suffix(4)
                    == validity(
                        nameError: "Enter a name",
                        mailError: "Enter a valid address",
                        canSave: false
                    )[...]
            )
        }

        @Test("Without changes the editor closes, with changes it asks")
        func cancels() {
            #expect(calls { presenter.didTapCancel() } == [.close])
            presenter.didToggleNewsletter(true)
            #expect(calls { presenter.didTapCancel() } == [.confirmDiscarding])
            #expect(calls { presenter.didConfirmDiscarding() } == [.close])
            #expect(results.profiles.isEmpty)
        }

        @Test("A change made elsewhere replaces the values of fields that were not edited")
        func mergesChange() {
            presenter.didEditMail("a@b.c")
            let calls = calls {
                change([
                    "name": .text("Grace"), "mail": .text("grace@example.com"), "bio": .text(""),
                    "newsletter": .flag(true),
                ])
            }
            #expect(
                calls == [
                    .showName("Grace"), .showMail("a@b.c"), .showBiography(""),
                    .showNewsletter(true),
                ] + validity(count: 0, canSave: true)
            )
        }

        @Test("A change made elsewhere keeps the values of edited fields")
        func keepsEdits() {
            presenter.didEditName("Grace")
            presenter.didEditBiography("I program.")
            presenter.didToggleNewsletter(true)
            presenter.didToggleNewsletter(false)
            let calls = calls {
                change([
                    "name": .text("Mary"), "bio": .text(""), "newsletter": .flag(true),
                ])
            }
            #expect(
                calls.prefix(4) == [
                    .showName("Grace"), .showMail("ada@example.com"), .showBiography("I program."),
                    .showNewsletter(false),
                ]
            )
        }

        @Test("The form is compared with the changed profile")
        func comparesWithChange() {
            presenter.didEditName("Grace")
            #expect(calls { change(["name": .text("Grace")]) }.last == .enableSaving(false))
        }

        @Test("A change made elsewhere during saving waits until saving has failed")
        func delaysChange() {
            presenter.didToggleNewsletter(true)
            environment.fail(.save)
            presenter.didTapSave()
            #expect(calls { change(["name": .text("Grace")]) }.isEmpty)
            #expect(calls { environment.deliver(.all) }.contains(.showName("Grace")))
        }

        @Test("The result has a change that was made elsewhere during saving")
        func returnsChange() {
            presenter.didToggleNewsletter(true)
            presenter.didTapSave()
            change(["name": .text("Grace")])
            environment.deliver(.all)
            #expect(results.profiles.map(\.name) == ["Grace"])
            #expect(results.profiles.map(\.receivesNewsletter) == [true])
        }

        @Test("A value that was not edited is not saved, not even without its blanks")
        func savesEditedValues() {
            let form = Self(name: " Ada ", mail: "")
            form.presenter.didToggleNewsletter(true)
            form.presenter.didTapSave()
            form.environment.deliver(.all)
            #expect(form.results.profiles.map(\.name) == [" Ada "])
            #expect(form.results.profiles.map(\.receivesNewsletter) == [true])
        }

        @Test("A reply after the editor has closed returns nothing")
        func closes() {
            weak var closed: ProfileEditorPresenter?
            do {
                let presenter = ProfileEditorPresenter(
                    profile: Profile(
                        id: 1,
                        name: "Ada",
                        mail: "",
                        biography: "",
                        receivesNewsletter: false
                    ),
                    profileService: environment.dependencies.profileService
                )
                presenter.onSave = { [results] in results.profiles.append($0) }
                presenter.didTapSave()
                closed = presenter
            }
            #expect(closed == nil)
            environment.deliver(.all)
            #expect(results.profiles.isEmpty)
        }
    }
}
