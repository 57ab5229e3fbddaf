internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the form")
    struct OfficeFormInteractorTests {
        private let environment: OfficeEnvironment
        private let output = OfficeFormInteractorOutputSpy()
        private let interactor: OfficeFormInteractor
        /// The calls when the form opened.
        private let begin: [OfficeFormInteractorOutputSpy.Call]

        init() {
            self.init(.sample())
        }

        private init(_ guest: GuestSummary) {
            environment = OfficeEnvironment(
                opening: Opening(
                    feature: "{feature.identifier}",
                    // @= guest.openings: ["phrase": .text(guest.phrase), "loud": .flag(guest.isLoud)]
                    values: ["phrase": .text(guest.phrase), "loud": .flag(guest.isLoud)]
                )
            )
            interactor = OfficeFormInteractor(
                guest: guest,
                supplier: environment.dependencies.supplier
            )
            interactor.output = output
            interactor.start()
            begin = output.calls
        }

        /// Returns the call that reports whether the values are valid.
        private static func form(
            // @for element in marks
            // @if element.isError
            isEntryRejected: Bool = false,
            // @end
            // @if element.isCounter
            // @= element.length: 5
            entryLength: Int = 5,
            // @end
            // @end
            canSave: Bool,
        ) -> OfficeFormInteractorOutputSpy.Call {
            .didValidate(
                OfficeFormSummary(
                    // @for element in marks
                    // @if element.isError
                    isEntryRejected: isEntryRejected,
                    // @end
                    // @if element.isCounter
                    entryLength: entryLength,
                    // @= element.limit: 20
                    entryLimit: 20,
                    // @end
                    // @end
                    canSave: canSave,
                )
            )
        }

        /// Returns the calls that an action causes.
        private func calls(_ action: () -> Void) -> [OfficeFormInteractorOutputSpy.Call] {
            output.calls = []
            action()
            return output.calls
        }
        // @for behaviour in behaviours

        @Test("{behaviour.title}")
        func behaves() {
            // @= behaviour.statements
            let screen = Self()
            #expect(
                screen.begin == [.didReplaceValues(.sample())] + [Self.form(canSave: false)]
            )
            #expect(
                screen.calls { screen.interactor.editEntry("Bye") }
                    == [Self.form(entryLength: 3, canSave: true)]
            )
            #expect(screen.interactor.hasChanges == true)
            screen.interactor.editLever(false)
            screen.interactor.save()
            screen.environment.set([:])
            screen.environment.deliver(.all)
            // @end
        }
        // @end

        @Test("A reply after the interactor is released does nothing and retains no object")
        func releases() {
            var interactor: OfficeFormInteractor? = OfficeFormInteractor(
                guest: .sample(),
                supplier: environment.dependencies.supplier
            )
            weak let released = interactor
            interactor?.output = output
            interactor?.save()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor retains no output")
        func retainsNoOutput() {
            var output: OfficeFormInteractorOutputSpy? = OfficeFormInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
