internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the form")
    struct OfficeFormViewModelTests {
        private let environment: OfficeEnvironment
        private let viewModel: OfficeFormViewModel
        private let results = Results()
        private let log = Log()

        @MainActor
        private final class Results {
            var guests: [Guest] = []
        }

        /// The other calls to the observers.
        @MainActor
        private final class Log {
            var calls: [String] = []
        }

        /// The values that the view model shows.
        private struct Shown: Equatable {
            // @for input in inputs
            // @if input.isField
            let entry: String
            // @end
            // @if input.isSwitch
            let lever: Bool
            // @end
            // @end
            // @for element in marks
            // @if element.isError
            let entryError: String
            // @end
            // @if element.isCounter
            let entryCount: String
            // @end
            // @end
            let canSave: Bool
            let isSaving: Bool
        }

        init() {
            // @= guest.start: Guest.sample()
            self.init(Guest.sample())
        }

        private init(_ guest: Guest) {
            environment = OfficeEnvironment(
                opening: Opening(
                    feature: "{feature.identifier}",
                    // @= guest.openings: ["phrase": .text(guest.phrase), "loud": .flag(guest.isLoud)]
                    values: ["phrase": .text(guest.phrase), "loud": .flag(guest.isLoud)]
                )
            )
            viewModel = OfficeFormViewModel(
                guest: guest,
                supplier: environment.dependencies.supplier
            )
            viewModel.onSave = { [results] in results.guests.append($0) }
            viewModel.onMessage = { [log] in log.calls.append($0) }
            // @for input in switches
            // @if input.asks
            viewModel.onConfirmLever = { [log] in log.calls.append("confirmLever") }
            // @end
            // @end
            #if ASKS
                viewModel.onConfirmClosing = { [log] in log.calls.append("confirmClosing") }
            #endif
            viewModel.onClose = { [log] in log.calls.append("close") }
        }

        private var shown: Shown {
            Shown(
                // @for input in inputs
                // @if input.isField
                entry: viewModel.entry.value,
                // @end
                // @if input.isSwitch
                lever: viewModel.lever.value,
                // @end
                // @end
                // @for element in marks
                // @if element.isError
                entryError: viewModel.entryError.value,
                // @end
                // @if element.isCounter
                entryCount: viewModel.entryCount.value,
                // @end
                // @end
                canSave: viewModel.canSave.value,
                isSaving: viewModel.isSaving.value
            )
        }

        /// Returns what the view model shows. The defaults are those at the beginning.
        private static func shown(
            // @for input in inputs
            // @if input.isField
            // @= input.start: "Hello"
            entry: String = "Hello",
            // @end
            // @if input.isSwitch
            // @= input.start: true
            lever: Bool = true,
            // @end
            // @end
            // @for element in marks
            // @if element.isError
            entryError: String = "",
            // @end
            // @if element.isCounter
            // @= element.length: 5
            entryLength: Int = 5,
            // @end
            // @end
            canSave: Bool,
            isSaving: Bool = false
        ) -> Shown {
            Shown(
                // @for input in inputs
                // @if input.isField
                entry: entry,
                // @end
                // @if input.isSwitch
                lever: lever,
                // @end
                // @end
                // @for element in marks
                // @if element.isError
                entryError: entryError,
                // @end
                // @if element.isCounter
                // @= element.count: "\(entryLength) of 20"
                entryCount: "\(entryLength) of 20",
                // @end
                // @end
                canSave: canSave,
                isSaving: isSaving
            )
        }

        // @for behaviour in behaviours
        @Test("{behaviour.title}")
        func behaves() {
            // @= behaviour.statements
            let screen = Self()
            #expect(screen.shown == Self.shown(canSave: false))
            screen.viewModel.entry.edit("Bye")
            #expect(screen.shown == Self.shown(entry: "Bye", entryLength: 3, canSave: true))
            screen.viewModel.lever.edit(false)
            #expect(screen.shown == Self.shown(entry: "Bye", entryLength: 3, canSave: true))
            #expect(screen.log.calls.last == "confirmLever")
            screen.viewModel.turnOffLever()
            screen.viewModel.close()
            #expect(screen.log.calls.last == "confirmClosing")
            screen.viewModel.discard()
            screen.viewModel.save()
            screen.environment.set([:])
            screen.environment.deliver(.all)
            #expect(screen.log.calls.last == "close")
            #expect(screen.results.guests.map(\.phrase) == ["Bye"])
            // @end
        }

        // @end
        @Test("A view model that is released while it saves is deallocated")
        func releases() {
            var viewModel: OfficeFormViewModel? = OfficeFormViewModel(
                // @= guest.start: Guest.sample()
                guest: Guest.sample(),
                supplier: environment.dependencies.supplier
            )
            weak let released = viewModel
            viewModel?.onSave = { [results] in results.guests.append($0) }
            viewModel?.save()
            viewModel = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(results.guests.isEmpty)
        }
    }
}
