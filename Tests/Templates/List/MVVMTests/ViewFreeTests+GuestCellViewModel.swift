// @if SHOWS
internal import DataBinding
internal import ImplementationTesting
// @end
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
    @Suite("The view model of a guest's row")
    struct GuestCellViewModelTests {
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
        private let row: GuestCellViewModel
        #if CHANGES
            // @if ACTS
            private let log = Log()

            /// The calls of the view model to its closures.
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
                row = GuestCellViewModel(
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
            // | row = GuestCellViewModel(guest: guest)
            // @end
            #else
                row = GuestCellViewModel(guest: guest)
            #endif
        }
        #if CHANGES

            private var shown: ShownGuest { row.shown }
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
            // @if ANNOUNCES

            private func changeElsewhere(to guest: Guest) {
                row.update(guest)
            }
        // @end
        #endif

        @Test("A row shows its guest")
        func shows() {
            #expect(row.id == 3)
            // @for element in elements
            #if CHANGES
                // @if element.isChanging
                // @= element.first: "0"
                #expect(row.caption.value == "0")
            // @end
            #endif
            // @if !element.isChanging
            // @= element.first: "0"
            // | #expect(row.caption == "0")
            // @end
            // @end
            // @for action in enabling
            #if CHANGES
                // @= action.canFirst: true
                #expect(row.canPraise.value == true)
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
            #if CHANGES
                // @if element.isChanging
                #expect(Self(guest).row.caption.value == caption)
            // @end
            #endif
            // @if !element.isChanging
            // | #expect(Self(guest).row.caption == caption)
            // @end
        }
        // @end

        #if CHANGES
            // @for element in observed

            @Test("An observer receives the caption at once, and every change")
            func tellsCaption() {
                let observer = Observer()
                var texts: [String] = []
                row.caption.bind(to: observer) { texts.appendChange($1) }
                // @for action in element.changes
                tapLeave()
                environment.deliver(.all)
                // @end
                // @if element.isCounted
                // Setting an equal value changes nothing.
                // @= element.last: Guest.sample
                for _ in 1...2 { row.update(Guest.sample) }
                // @end
                // @= element.texts: ["0"]
                #expect(texts == ["0"])
            }
            // @end
            // @for action in enabling

            @Test(
                "An observer receives at once whether “{action.button}” is enabled, and every change"
            )
            func tellsCanPraise() {
                let observer = Observer()
                var values: [Bool] = []
                row.canPraise.bind(to: observer) { values.appendChange($1) }
                // @for tap in action.taps
                tapPraise()
                environment.deliver(.all)
                // @end
                // Setting an equal value changes nothing.
                // @= action.last: Guest.sample
                for _ in 1...2 { row.update(Guest.sample) }
                // @= action.values: [true, false]
                #expect(values == [true, false])
            }
            // @end
            // @for element in reused

            @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
            func unbindsOnlyItself() {
                let reused = Observer()
                let current = Observer()
                // @if element.isFlag
                // | var values: [Bool] = []
                // @else
                var values: [String] = []
                // @end
                row.caption.bind(to: reused) { _, _ in }
                row.caption.bind(to: current) { values.appendChange($1) }
                row.unbind(reused)
                // @for action in element.changes
                tapLeave()
                environment.deliver(.all)
                // @end
                // @= element.texts: ["0"]
                #expect(values == ["0"])
                row.unbind(current)
                let count = values.count
                // @= guest.later: Guest.sample
                row.update(Guest.sample)
                #expect(values.count == count)
            }
            // @end
            // @if SHOWS

            @Test("An observer receives each change of all values until it unbinds itself")
            func tellsUntilUnbound() {
                let observer = Observer()
                var callCount = 0
                // @for element in changing
                row.caption.bind(to: observer) { _, _ in callCount += 1 }
                // @end
                // @for action in enabling
                row.canPraise.bind(to: observer) { _, _ in callCount += 1 }
                // @end
                let boundCount = callCount
                // @= guest.later: Guest.sample
                row.update(Guest.sample)
                #expect(callCount == 2 * boundCount)
                row.unbind(observer)
                // @= guest.later: Guest.sample
                row.update(Guest.sample)
                #expect(callCount == 2 * boundCount)
            }
        // @end
        #endif
        // @fragment rows
        #if CHANGES
            // @for action in toggles

            @Test("A tap changes “here” at once and sends one request")
            func changesHere() {
                tapLeave()
                // @= action.turned: .sample
                #expect(shown == .sample)
                askLeave()
                #expect(environment.requests == [.guestHere(guestID: 3)])
                environment.deliver(.all)
                // @= action.turned: .sample
                #expect(shown == .sample)
                tapLeave()
                // @= guest.shown: .sample
                #expect(shown == .sample)
            }

            @Test("A failed change of “here” is rolled back and reported")
            func changeOfHereFails() {
                environment.fail(.guestHere)
                tapLeave()
                // @= action.turned: .sample
                #expect(shown == .sample)
                #expect(log.messages.isEmpty)
                environment.deliver(.all)
                // @= guest.shown: .sample
                #expect(shown == .sample)
                #expect(log.messages == ["{action.failure}"])
                tapLeave()
                // @= action.turned: .sample
                #expect(shown == .sample)
                environment.deliver(.all)
                #expect(log.messages.count == 1)
            }
            // @if action.moves

            @Test("The list learns of each change of “here”")
            func tellsListOfHere() {
                environment.fail(.guestHere)
                tapLeave()
                // @= action.valuesAtTap: [true]
                #expect(log.changes.map(\.isHere) == [true])
                environment.deliver(.all)
                // @= action.values: [true, false]
                #expect(log.changes.map(\.isHere) == [true, false])
            }
            // @end
            // @if action.asks

            @Test("A change asks for confirmation, and the row does not change before the answer")
            func asks() {
                askLeave()
                askLeave()
                // @= action.askedFirst: "Leave?"
                #expect(log.questions == ["Leave?"])
                // @= guest.later: Guest.sample
                update(Guest.sample)
                // @= guest.shown: .sample
                #expect(shown == .sample)
                #expect(environment.requests.isEmpty)
                row.cancelHere()
                // @if ANNOUNCES
                // @= guest.laterShown: .sample
                #expect(shown == .sample)
                // @end
                askLeave()
                // @= action.askedAgain: "Leave?"
                #expect(log.questions.last == "Leave?")
                #expect(log.questions.count == 2)
                row.confirmHere()
                // @= action.keptTurned: .sample
                #expect(shown == .sample)
                #expect(environment.requests.count == 1)
            }
            // @end
            // @end
            // @for action in firstToggle

            @Test("Values of a new list are applied, but not while a request runs")
            func updates() {
                // @= guest.later: Guest.sample
                let later = Guest.sample
                update(later)
                // @= guest.laterShown: .sample
                #expect(shown == .sample)
                tapLeave()
                // @= action.laterTurned: .sample
                #expect(shown == .sample)
                update(later)
                // @= action.laterTurned: .sample
                #expect(shown == .sample)
                environment.deliver(.all)
                // @= action.laterTurned: .sample
                #expect(shown == .sample)
                update(later)
                // @= guest.laterShown: .sample
                #expect(shown == .sample)
            }
            // @end
            // @for action in confirmed
            // @if action.isNamed

            @Test(
                "The question shows the current values",
                arguments: [
                    // @= action.questions
                    (Guest.sample, "Leave?")
                    // @end
                ]
            )
            func asksAboutIt(guest: Guest, question: String) {
                let screen = Self(guest)
                screen.askLeave()
                #expect(screen.log.questions == [question])
            }
            // @end
            // @end
            // @for action in counts

            @Test("A tap requests counting the score once and shows the reply")
            func countsScore() {
                tapPraise()
                tapPraise()
                // @= guest.shown: .sample
                #expect(shown == .sample)
                #expect(environment.requests == [.guestScore(guestID: 3)])
                environment.deliver(.all)
                // @= action.countedFirst: .sample
                #expect(shown == .sample)
                // @= action.told: ["{action.success}"]
                #expect(log.messages == ["{action.success}"])
                // @if action.isFree
                tapPraise()
                // @else
                askPraise()
                // @end
                // @= action.times: 1
                #expect(environment.requests.count == 1)
            }

            @Test("If counting the score fails, a message appears, and the user can try again")
            func countOfScoreFails() {
                environment.fail(.guestScore)
                tapPraise()
                environment.deliver(.all)
                // @= guest.shown: .sample
                #expect(shown == .sample)
                #expect(log.messages == ["{action.failure}"])
                tapPraise()
                environment.deliver(.all)
                // @= action.countedFirst: .sample
                #expect(shown == .sample)
                // @= action.toldBoth: ["{action.failure}", "{action.success}"]
                #expect(log.messages == ["{action.failure}", "{action.success}"])
            }
            // @if action.moves

            @Test("The list learns that the score is counted, with the reply")
            func tellsListOfScore() {
                tapPraise()
                #expect(log.changes.isEmpty)
                environment.deliver(.all)
                #expect(log.changes.map(\.isPraised) == [true])
            }
            // @end
            // @if action.hasLimit

            @Test(
                "“{action.button}” is enabled below its limit",
                arguments: [
                    // @= action.limits
                    (Guest.sample, true)
                    // @end
                ]
            )
            func limitsScore(guest: Guest, isEnabled: Bool) {
                let screen = Self(guest)
                // @= action.isEnabled: screen.shown.canPraise == isEnabled
                #expect(screen.shown.canPraise == isEnabled)
            }
            // @end
            // @if action.asks

            @Test("It asks for confirmation, then counts, and does not ask while the request runs")
            func asksForScore() {
                askLeave()
                // @= action.askedFirst: "Praise?"
                #expect(log.questions == ["Praise?"])
                #expect(environment.requests.isEmpty)
                row.confirmScore()
                row.confirmScore()
                askLeave()
                #expect(log.questions.count == 1)
                #expect(environment.requests == [.guestScore(guestID: 3)])
                environment.deliver(.all)
                askLeave()
                // @= action.times: 1
                #expect(log.questions.count == 1)
            }
            // @end
            // @end
            // @for action in firstCount

            @Test("Values of a new list are applied, and added to while a request runs")
            func updatesWhileCounting() {
                tapPraise()
                // @= guest.laterFree: Guest.sample
                update(Guest.sample)
                // @= guest.laterFreeShown: .sample
                #expect(shown == .sample)
                tapPraise()
                #expect(environment.requests == [.guestScore(guestID: 3)])
                environment.deliver(.all)
                // @= action.countedLater: .sample
                #expect(shown == .sample)
            }
            // @end
            // @for action in removal
            #if REMOVAL

                @Test("A tap removes the row at once and sends one request")
                func removes() {
                    tapDismiss()
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                    askDismiss()
                    #expect(environment.requests == [.guestRemoval(guestID: 3)])
                    #expect(log.messages.isEmpty)
                    environment.deliver(.all)
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                    // @= action.told: ["{action.success}"]
                    #expect(log.messages == ["{action.success}"])
                }

                @Test("If removing fails, the row returns, and a message appears")
                func removalFails() {
                    environment.fail(.guestRemoval)
                    tapDismiss()
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                    environment.deliver(.all)
                    #expect(!row.isRemoved)
                    #expect(log.removalChangeCount == 2)
                    #expect(log.messages == ["{action.failure}"])
                    tapDismiss()
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 3)
                    #expect(environment.requests.count == 2)
                }

                @Test("A row that is listed again returns, but not while its request runs")
                func staysRemoved() {
                    tapDismiss()
                    // @= guest.later: Guest.sample
                    let later = Guest.sample
                    update(later)
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                    environment.deliver(.all)
                    update(later)
                    #expect(!row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                }
                // @if action.asks

                @Test("It asks for confirmation, and the row does not change before the answer")
                func asksForRemoval() {
                    askDismiss()
                    askDismiss()
                    // @= action.askedFirst: "Dismiss?"
                    #expect(log.questions == ["Dismiss?"])
                    #expect(!row.isRemoved)
                    #expect(log.removalChangeCount == 0)
                    #expect(environment.requests.isEmpty)
                    row.cancelRemoval()
                    askDismiss()
                    #expect(log.questions.count == 2)
                    row.confirmRemoval()
                    #expect(row.isRemoved)
                    #expect(log.removalChangeCount == 1)
                    #expect(environment.requests == [.guestRemoval(guestID: 3)])
                }
            // @end
            #endif
            // @end
            // @for action in actions

            @Test(
                "The reply after “leave” does nothing if the row was released, and retains no object"
            )
            func releasesAfterLeave() {
                let log = log
                var row: GuestCellViewModel? = GuestCellViewModel(
                    // @= guest.first: Guest.sample
                    guest: Guest.sample,
                    supplier: environment.dependencies.supplier
                )
                weak let released = row
                row?.onMessage = { log.messages.append($0) }
                environment.fail(.guestHere)
                row?.toggleHere()
                // @if action.asks
                row?.confirmHere()
                // @end
                row = nil
                #expect(released == nil)
                environment.deliver(.all)
                #expect(log.messages.isEmpty)
            }
            // @end
            #if REMOVAL
                // @if ANNOUNCES

                @Test("A change that was made elsewhere shows at once")
                func changesElsewhere() {
                    // @= guest.later: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    // @= guest.laterShown: .sample
                    #expect(shown == .sample)
                }
                // @for action in toggles

                @Test("A change that was made elsewhere while “here” changes waits for the reply")
                func waitsForReplyOfHere() {
                    tapLeave()
                    // @= action.elsewhere: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    // @= action.turned: .sample
                    #expect(shown == .sample)
                    environment.deliver(.all)
                    // @= action.elsewhereTurned: .sample
                    #expect(shown == .sample)
                    // @= guest.first: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    tapLeave()
                    environment.deliver(.all)
                    // @= action.turned: .sample
                    #expect(shown == .sample)
                }

                @Test(
                    "If the change of “here” fails, the row shows the change that was made elsewhere"
                )
                func waitsForFailureOfHere() {
                    environment.fail(.guestHere)
                    tapLeave()
                    // @= action.elsewhere: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    // @= action.turned: .sample
                    #expect(shown == .sample)
                    environment.deliver(.all)
                    // @= action.elsewhereShown: .sample
                    #expect(shown == .sample)
                }
                // @for count in action.counts

                @Test("The reply with the score applies to a change that waits for “here”")
                func addsScoreToWaitingHere() {
                    tapLeave()
                    tapPraise()
                    // @= action.elsewhere: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    environment.deliver(.last)
                    environment.deliver(.all)
                    // @= count.shown: .sample
                    #expect(shown == .sample)
                }
                // @end

                @Test(
                    "A change that waits for “here” is discarded if the row was removed elsewhere"
                )
                func discardsHere() {
                    tapLeave()
                    // @= action.elsewhere: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    row.ignoreReplies()
                    // @= guest.first: Guest.sample
                    changeElsewhere(to: Guest.sample)
                    // @= guest.shown: .sample
                    #expect(shown == .sample)
                    tapLeave()
                    environment.deliver(.last)
                    // @= action.turned: .sample
                    #expect(shown == .sample)
                }
                // @end
                // @for action in actions

                @Test("The reply after “leave” is ignored if the row was removed elsewhere")
                func ignoresReplyLeave() {
                    environment.fail(.guestHere)
                    tapLeave()
                    row.ignoreReplies()
                    environment.deliver(.all)
                    #expect(log.messages.isEmpty)
                }
            // @end
            // @end
            #endif
        #endif
        // @end
    }
}
