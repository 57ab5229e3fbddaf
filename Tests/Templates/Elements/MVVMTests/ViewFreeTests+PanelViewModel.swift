internal import DataBinding
internal import ImplementationTesting
// @if SERVICES
internal import PanelModel
// @end
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the panel")
    struct PanelViewModelTests {
        // @= services.current
        private let supplier = InMemorySupplier(guest: Guest(nick: "Ada"))
        // @end
        #if NUMBERS
            // @if CURRENT

            // @end
            private func viewModel(
                // @for number in numbers
                _ tickets: [Int],
                // @end
            ) -> PanelViewModel {
                PanelViewModel(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
            }
        #else
            private let viewModel: PanelViewModel

            init() {
                viewModel = PanelViewModel(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
            }
        #endif
        // @for tap in taps
        // @if tap.isConstant

        @Test("{tap.constantTitle}")
        func showsItsTextOfPress() {
            #if NUMBERS
                // @= numbers.first: [1]
                let viewModel = viewModel([1])
            #endif
            // @= tap.callBefore
            // @end
            viewModel.performPress()
            // @for effect in tap.effects
            // @= effect.first: "Ada"
            #expect(viewModel.caption.value == "Ada")
            // @end
        }
        // @end
        // @if tap.isReading

        @Test("{tap.readingTitle}")
        func readsAtTheTapOfPress() {
            #if NUMBERS
                // @= numbers.first: [1]
                let viewModel = viewModel([1])
            #endif
            // @for effect in tap.effects
            #expect(viewModel.caption.value == "")
            // @end
            viewModel.performPress()
            // @= tap.settings
            supplier.guest = Guest(nick: "Bo")
            // @end
            // @for effect in tap.effects
            // @= effect.first: "Ada"
            #expect(viewModel.caption.value == "Ada")
            // @end
            viewModel.performPress()
            // @for effect in tap.effects
            // @= effect.later: "Bo"
            #expect(viewModel.caption.value == "Bo")
            // @end
        }
        // @end
        // @for trial in tap.trials

        @Test(
            "{trial.title}",
            arguments: [
                // @= trial.arguments
                (Guest(nick: "Ada"), "Ada")
                // @end
            ]
        )
        func showsCaption(guest: Guest, caption: String) {
            #if NUMBERS
                // @= numbers.first: [1]
                let viewModel = viewModel([1])
            #endif
            supplier.guest = guest
            viewModel.performPress()
            #expect(viewModel.caption.value == caption)
        }
        // @end
        // @if tap.isNumber

        @Test("{tap.callTitle}")
        func showsTheNextOfPress() {
            // @= tap.twoNumbers: [1, 2]
            let viewModel = viewModel([1, 2])
            // @for effect in tap.effects
            var captions = [viewModel.caption.value]
            for _ in 0..<3 {
                viewModel.performPress()
                captions.append(viewModel.caption.value)
            }
            // @= effect.next: ["", "Ada", "Ada", "Ada"]
            #expect(captions == ["", "Ada", "Ada", "Ada"])
            // @end
        }
        // @end
        // @if tap.canLack

        @Test("{tap.lackTitle}")
        func showsWithoutNumbersOfPress() {
            // @= numbers.none: []
            let viewModel = viewModel([])
            viewModel.performPress()
            // @for effect in tap.effects
            // @= effect.lack: "Ada"
            #expect(viewModel.caption.value == "Ada")
            // @end
        }
        // @end
        // @end
        // @if FOLLOWS

        @Test("The state is shown from the start")
        func showsTheState() {
            #if NUMBERS
                // @= numbers.first: [1]
                let viewModel = viewModel([1])
            #endif
            // @= state.firstValues
            #expect(viewModel.gauge.value == "0")
            #expect(viewModel.isRaiseEnabled.value)
            // @end
        }
        // @end
        // @for walk in walks

        @Test("{walk.title}")
        func followsTheStateOfRaise() {
            #if NUMBERS
                // @= numbers.first: [1]
                let viewModel = viewModel([1])
            #endif
            // @= walk.viewModelSteps
            for _ in 0..<9 { viewModel.performRaise() }
            #expect(viewModel.gauge.value == "9")
            #expect(!viewModel.isRaiseEnabled.value)
            // @end
            // @if walk.isLimited
            viewModel.performRaise()
            // @= walk.lastValues
            #expect(viewModel.gauge.value == "9")
            #expect(!viewModel.isRaiseEnabled.value)
            // @end
            // @end
        }
        // @end
        // @for label in changingLabels

        @Test("An observer receives the caption at once, and every change")
        func tellsOfCaption() {
            #if NUMBERS
                // @= label.numbers: [1, 1, 2]
                let viewModel = viewModel([1, 1, 2])
            #endif
            let observer = Observer()
            var captions: [String] = []
            viewModel.caption.bind(to: observer) { captions.appendChange($1) }
            for _ in 0..<3 { viewModel.performPress() }
            // @= label.changes: ["", "Ada"]
            #expect(captions == ["", "Ada"])
        }
        // @end
    }
}
