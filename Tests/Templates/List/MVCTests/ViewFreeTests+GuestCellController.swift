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
    @Suite("The controller of a guest's row")
    struct GuestCellControllerTests {
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
        private let row: GuestCellController
        #if CHANGES
            // @if ACTS
            private let log = Log()

            /// The calls of the controller to its closures.
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
                row = GuestCellController(
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
            // | row = GuestCellController(guest: guest)
            // @end
            #else
                row = GuestCellController(guest: guest)
            #endif
        }
        #if CHANGES

            /// The values of a row that can change.
            private struct ShownGuest: Equatable {
                // @for element in changing
                let caption: String
                // @end
                // @for action in enabling
                let canPraise: Bool
                // @end
            }

            private var shown: ShownGuest {
                ShownGuest(
                    // @for element in changing
                    caption: row.caption,
                    // @end
                    // @for action in enabling
                    canPraise: row.canPraise,
                    // @end
                )
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
                row.toggleHere()
            }
            // @end
            // @sample

            private func tapPraise() {}
            private func askPraise() {}
            private func tapDismiss() {}
            private func askDismiss() {}
            // @end

            private func update(_ guest: Guest) {
                row.update(guest)
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
            // @for element in elements
            // @= element.first: "0"
            #expect(row.caption == "0")
            // @end
            // @for action in enabling
            #if CHANGES
                // @= action.canFirst: true
                #expect(row.canPraise == true)
            #endif
            // @end
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
            #expect(Self(guest).row.caption == caption)
        }
        // @end

        // @insert rows from MVVMTests/ViewFreeTests+GuestCellViewModel.swift
    }
}
