internal import Model
// @if ACTS
internal import Roster
// @end
internal import RosterModel
// @if ACTS
internal import Scenarios
// @end
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of a guest's row")
    struct GuestCellPresenterTests {
        #if CHANGES
            // @if ACTS
            private let environment = RosterEnvironment(
                opening: Opening(
                    feature: "{roster.feature}",
                    values: ["{guest.key}": .integer(4)]
                )
            )
        // @end
        #endif
        private let row: GuestCellPresenter
        private let cell = GuestCellSpy()
        #if CHANGES
            // @if ACTS
            private let log = Log()

            /// The calls of the presenter to its closures.
            @MainActor
            private final class Log {
                var messages: [String] = []
                // @if ASKS
                var questions: [String] = []
                // @end
                // @if MOVES
                var changes: [Guest] = []
                // @end
                #if REMOVAL
                    // @if REMOVES
                    var removalChangeCount = 0
                // @end
                #endif
            }
        // @end
        #endif

        init() {
            // @= guest.first: Guest.sample
            self.init(Guest.sample)
        }

        private init(_ guest: Guest) {
            #if CHANGES
                // @if ACTS
                row = GuestCellPresenter(
                    guest: guest,
                    supplier: environment.dependencies.supplier
                )
                row.onMessage = { [log] in log.messages.append($0) }
                // @if ASKS
                row.onQuestion = { [log] in log.questions.append($0) }
                // @end
                // @if MOVES
                row.onChange = { [log] in log.changes.append($0) }
                // @end
                #if REMOVAL
                    // @if REMOVES
                    row.onRemovalChange = { [log] in log.removalChangeCount += 1 }
                // @end
                #endif
            // @else
            // | row = GuestCellPresenter(guest: guest)
            // @end
            #else
                row = GuestCellPresenter(guest: guest)
            #endif
            #if CHANGES
                row.attach(cell)
            #else
                row.show(in: cell)
            #endif
        }
        #if CHANGES

            /// The latest calls that show values which can change.
            private var shown: [GuestCellSpy.Call] {
                // @= guest.changingCount: 2
                Array(cell.calls.suffix(2))
            }
            // @for action in actions

            /// Taps the button, and confirms the question if there is one.
            private func tapLeave() {
                askLeave()
                // @if action.asks
                row.confirmHere()
                // @end
            }

            private func askLeave() {
                row.didTapLeave()
            }
            // @end
            // @sample

            private func tapPraise() {}
            private func askPraise() {}
            private func tapDismiss() {}
            private func askDismiss() {}
            // @end

            /// Updates the row as a refresh does, after which cells attach themselves again.
            private func update(_ guest: Guest) {
                row.update(guest)
                row.attach(cell)
            }
            #if REMOVAL
                // @if ANNOUNCES

                private func changeElsewhere(to guest: Guest) {
                    row.change(to: guest)
                }
            // @end
            #endif
        #endif

        @Test("A row shows its guest")
        func shows() {
            #expect(row.id == 3)
            // @= guest.calls: [.showCaption("0")]
            #expect(cell.calls == [.showCaption("0")])
        }
        // @for element in tried

        @Test(
            "A row shows the caption of any guest",
            arguments: [
                // @= element.samples
                (Guest.sample, "0")
                // @end
            ]
        )
        func showsCaption(guest: Guest, caption: String) {
            #expect(Self(guest).cell.calls.contains(.showCaption(caption)))
        }
        // @end

        // @insert rows from MVVMTests/ViewFreeTests+GuestCellViewModel.swift
        #if CHANGES
            // @for action in firstAction

            @Test("A cell that shows another row receives no calls, and no cell is retained")
            func detaches() {
                var reused: GuestCellSpy? = GuestCellSpy()
                if let reused { row.attach(reused) }
                reused?.calls = []
                if let reused { row.detach(reused) }
                tapLeave()
                environment.deliver(.all)
                #expect(reused?.calls.isEmpty == true)
                if let reused { row.attach(reused) }
                reused = nil
                #expect(row.view == nil)
            }

            @Test("A reused cell detaches only itself: the cell that shows the row now is updated")
            func detachesOnlyItself() {
                let reused = GuestCellSpy()
                row.attach(reused)
                row.attach(cell)
                row.detach(reused)
                tapLeave()
                environment.deliver(.all)
                // @= action.done: [.showCaption("0"), .enablePraise(true)]
                #expect(shown == [.showCaption("0"), .enablePraise(true)])
            }
        // @end
        #endif
    }
}
