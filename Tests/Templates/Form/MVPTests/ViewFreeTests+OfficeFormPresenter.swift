internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the form")
    struct OfficeFormPresenterTests {
        private let environment: OfficeEnvironment
        private let view = OfficeFormViewSpy()
        private let presenter: OfficeFormPresenter
        private let results = Results()
        /// The calls when the form opened.
        private let begin: [OfficeFormViewSpy.Call]

        @MainActor
        private final class Results {
            var guests: [Guest] = []
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
            presenter = OfficeFormPresenter(
                guest: guest,
                supplier: environment.dependencies.supplier
            )
            presenter.view = view
            presenter.onSave = { [results] in results.guests.append($0) }
            presenter.viewDidLoad()
            begin = view.calls
        }

        /// Returns the calls that show the values. The defaults are the values at the beginning.
        private static func values(
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
        ) -> [OfficeFormViewSpy.Call] {
            [
                // @for input in inputs
                // @if input.isField
                .showEntry(entry),
                // @end
                // @if input.isSwitch
                .showLever(lever),
                // @end
                // @end
            ]
        }

        /// Returns the calls that show whether the values are valid.
        private static func validity(
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
        ) -> [OfficeFormViewSpy.Call] {
            [
                // @for element in marks
                // @if element.isError
                .showEntryError(entryError),
                // @end
                // @if element.isCounter
                // @= element.count: "\(entryLength) of 20"
                .showEntryCount("\(entryLength) of 20"),
                // @end
                // @end
                .enableCommit(canSave),
            ]
        }

        /// Returns the calls that an action causes.
        private func calls(_ action: () -> Void) -> [OfficeFormViewSpy.Call] {
            view.calls = []
            action()
            return view.calls
        }
        // @for behaviour in behaviours

        @Test("{behaviour.title}")
        func behaves() {
            // @= behaviour.statements
            let screen = Self()
            #expect(screen.begin == Self.values() + Self.validity(entryLength: 5, canSave: false))
            #expect(
                screen.calls { screen.presenter.didEditEntry("Bye") }
                    == Self.validity(entryLength: 3, canSave: true)
            )
            #expect(
                screen.calls { screen.presenter.didToggleLever(false) }
                    == [.showLever(true), .confirmLever]
            )
            #expect(
                screen.calls { screen.presenter.didConfirmLever() }
                    == [.showLever(false)] + Self.validity(entryLength: 3, canSave: true)
            )
            #expect(
                screen.calls { screen.presenter.didEditEntry("") }
                    == Self.validity(
                        entryError: "{element.message}",
                        entryLength: 0,
                        canSave: false
                    )
            )
            #expect(screen.calls { screen.presenter.didTapAbort() } == [.confirmClosing])
            #expect(screen.calls { screen.presenter.didConfirmClosing() } == [.close])
            screen.presenter.didTapCommit()
            screen.environment.set([:])
            screen.environment.deliver(.all)
            #expect(screen.results.guests.map(\.phrase) == [""])
            // @end
        }
        // @end

        @Test("A reply after the presenter is released does nothing and retains no object")
        func releases() {
            var presenter: OfficeFormPresenter? = OfficeFormPresenter(
                // @= guest.start: Guest.sample()
                guest: Guest.sample(),
                supplier: environment.dependencies.supplier
            )
            weak let released = presenter
            presenter?.onSave = { [results] in results.guests.append($0) }
            presenter?.didTapCommit()
            presenter = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(results.guests.isEmpty)
        }

        @Test("The presenter retains no view")
        func retainsNoView() {
            var view: OfficeFormViewSpy? = OfficeFormViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
