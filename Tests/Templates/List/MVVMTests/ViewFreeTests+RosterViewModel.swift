internal import DataBinding
// @if LEADS
internal import HeadlessKit
// @end
internal import ImplementationTesting
internal import Model
internal import Roster
internal import RosterModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of guests")
    struct RosterViewModelTests {
        private let environment: RosterEnvironment
        private let viewModel: RosterViewModel
        private let log = Log()

        /// The calls of the view model to its closures.
        @MainActor
        private final class Log {
            var messages: [String] = []
            // @if ASKS
            var questions: [String] = []
            /// The row with the last question.
            var asked: GuestCellViewModel?
            // @end
        }

        init() {
            self.init(count: 4)
        }

        private init(count: Int) {
            environment = RosterEnvironment(
                opening: Opening(
                    feature: "{roster.feature}",
                    values: ["{guest.key}": .integer(count)]
                )
            )
            viewModel = Self.viewModel(environment.dependencies)
            viewModel.onMessage = { [log] in log.messages.append($0) }
            // @if ASKS
            #if CHANGES
                viewModel.onQuestion = { [log] question, row in
                    log.questions.append(question)
                    log.asked = row
                }
            #endif
            // @end
        }

        private static func viewModel(_ dependencies: RosterDependencies) -> RosterViewModel {
            RosterViewModel(
                supplier: dependencies.supplier,
                // @if ROUTE
                onSelectGuest: { dependencies.navigator.push(.guestDetail($0)) },
                // @end
                // @for page in pages
                onOpenHost: { dependencies.navigator.push(.host($0)) },
                // @end
            )
        }

        // MARK: - Actions

        private func begin() {
            viewModel.loadGuests()
        }

        private func retry() {
            viewModel.loadGuests()
        }

        private func refresh() {
            viewModel.pullToRefresh()
        }
        #if PAGES

            private func display(row: Int) {
                viewModel.willDisplayRow(at: row)
            }

            private func retryNextPage() {
                viewModel.retryNextPage()
            }
        #endif
        #if FILTERS

            private func choose(_ filter: RosterFilter) {
                viewModel.choose(filter)
            }
        #endif
        // @if ROUTE

        private func select(row: Int) {
            viewModel.selectGuest(at: row)
        }
        // @end
        // @for link in links

        private func tapPortrait(row: Int) {
            viewModel.openPortrait(at: row)
        }
        // @end
        // @for button in buttons

        private func tapInvite() {
            viewModel.addGuest()
        }
        // @end
        // @sample

        private func tapRecall() {
            viewModel.restoreGuest()
        }
        // @end
        #if CHANGES
            // @for action in actions

            /// Taps a button of a row, and confirms the question if there is one.
            private func tapLeave(_ id: Int) {
                // @if action.asks
                askLeave(id)
                confirmLeave(id)
            }

            private func askLeave(_ id: Int) {
                // @end
                viewModel.rows.value.first { $0.id == id }?.toggleHere()
            }
            // @if action.asks

            private func confirmLeave(_ id: Int) {
                log.asked?.confirmHere()
            }
            // @if action.isHeld

            private func cancelLeave(_ id: Int) {
                log.asked?.cancelHere()
            }
        // @end
        // @end
        // @end
        #endif
        // @sample

        private func tapPraise(_ id: Int) {}
        private func tapDismiss(_ id: Int) {}
        // @end

        // MARK: - Values

        private var placeholder: RosterViewModel.Placeholder { viewModel.placeholder.value }
        private var showsEmpty: Bool { placeholder == .empty("{screen.empty}") }
        private var ids: [Int] { viewModel.rows.value.map(\.id) }
        private var messages: [String] { log.messages }
        #if PAGES
            private var footer: RosterViewModel.Footer { viewModel.footer.value }
        #endif
        #if FILTERS
            private var filter: RosterFilter { viewModel.filter.value }
        #endif
        // @for total in totals
        private var totalText: String { viewModel.total.value }
        // @end
        // @for button in undo
        private var canRecall: Bool { viewModel.canRecall.value }
        // @end
        #if CHANGES
            // @if ASKS
            private var questions: [String] { log.questions }
            // @end

            private func row(_ id: Int) -> ShownGuest? {
                viewModel.rows.value.first { $0.id == id }?.shown
            }
        #endif
        // @fragment helpers

        // MARK: - Steps

        private func load() {
            begin()
            deliver()
        }
        #if PAGES

            private func loadPage() {
                begin()
                environment.deliver(.all)
            }

            /// Delivers replies and displays the last row, until that requests no further page.
            private func deliver(_ delivery: Delivery = .all) {
                var waitingCount = 0
                repeat {
                    environment.deliver(delivery)
                    waitingCount = environment.waitingReplies
                    if let last = ids.indices.last { display(row: last) }
                } while environment.waitingReplies > waitingCount
            }
        #else

            private func deliver(_ delivery: Delivery = .all) {
                environment.deliver(delivery)
            }
        #endif

        private func set(count: Int) {
            environment.set(["{guest.key}": .integer(count)])
        }

        private func requestCount(_ request: ServiceRequest) -> Int {
            environment.requests.count { $0 == request }
        }
        // @if ANNOUNCES

        private func changeElsewhere(_ id: Int, _ values: [String: JSONValue]) {
            let values = values.merging(["id": .integer(id)]) { $1 }
            _ = environment.happen("{guest.changed}", .object(values))
        }

        private func removeElsewhere(_ id: Int) {
            _ = environment.happen("{guest.removed}", .integer(id))
        }
        // @end
        // @end

        @Test("Loading is shown until all entries have loaded, in order")
        func loads() {
            begin()
            #expect(placeholder == .loading)
            deliver()
            #expect(placeholder == .none)
            #expect(ids == [1, 2, 3, 4])
            // @= request.all: [.guests]
            #expect(environment.requests == [.guests])
        }

        @Test("Before the list loads, nothing is shown")
        func beginsEmpty() {
            #expect(placeholder == .none)
            #expect(!viewModel.isRefreshing.value)
            #expect(ids.isEmpty)
            #if PAGES
                #expect(footer == .hidden)
            #endif
            // @for button in undo
            #expect(!canRecall)
            // @end
            // @for total in totals
            #expect(totalText.isEmpty)
            // @end
        }

        @Test("The list is refreshed until the reply arrives")
        func tellsRefreshing() {
            load()
            refresh()
            #expect(viewModel.isRefreshing.value)
            environment.deliver(.all)
            #expect(!viewModel.isRefreshing.value)
        }

        @Test("An observer receives each value at once, and every change")
        func tells() {
            let observer = Observer()
            var placeholders: [RosterViewModel.Placeholder] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.appendChange($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            #expect(placeholders == [.none, .loading, .none])
            // @= guest.rowCounts: [0, 4]
            #expect(rowCounts == [0, 4])
        }
        #if PAGES

            @Test("An observer receives the footer at once, and every change")
            func tellsTheFooter() {
                let observer = Observer()
                var footers: [RosterViewModel.Footer] = []
                viewModel.footer.bind(to: observer) { footers.appendChange($1) }
                load()
                // Two refreshes reveal a view model that reports only values that do not change.
                for _ in 1...2 {
                    refresh()
                    deliver()
                }
                // @= footer.all: [.hidden, .end("No more guests")]
                #expect(footers == [.hidden, .end("No more guests")])
            }
        #endif
        #if FILTERS

            @Test("An observer receives the filter at once, and every selected one")
            func tellsTheFilter() {
                let observer = Observer()
                var filters: [RosterFilter] = []
                viewModel.filter.bind(to: observer) { filters.appendChange($1) }
                // @= filters.last: .nearby
                choose(.nearby)
                // @= filters.ends: [.all, .nearby]
                #expect(filters == [.all, .nearby])
            }
        #endif
        // @for total in totals

        @Test("An observer receives the number of rows at once, and every change")
        func tellsTheTotal() {
            let observer = Observer()
            var texts: [String] = []
            viewModel.total.bind(to: observer) { texts.appendChange($1) }
            load()
            #expect(texts.first == "")
            // @= total.four: "4 {total.several}"
            #expect(texts.last == "4 {total.several}")
        }
        // @end
        // @for button in undo

        @Test("An observer receives at once whether something can be restored, and every change")
        func tellsRecall() {
            let observer = Observer()
            var values: [Bool] = []
            viewModel.canRecall.bind(to: observer) { values.appendChange($1) }
            load()
            // @= button.remove: tapDismiss
            tapDismiss(2)
            deliver()
            tapRecall()
            deliver()
            #expect(values == [false, true, false])
        }
        // @end

        @Test("Replies after the view model is released do nothing and retain no object")
        func releases() {
            var viewModel: RosterViewModel? = Self.viewModel(environment.dependencies)
            weak let released = viewModel
            let observer = Observer()
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadGuests()
            environment.deliver(.all)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
        // @fragment behaviours

        @Test("A failed load shows an error, and the button loads again")
        func loadFails() {
            environment.fail(.guests)
            load()
            // @= shown.error: .error("{screen.failure}")
            #expect(placeholder == .error("{screen.failure}"))
            retry()
            // @= shown.loading: .loading
            #expect(placeholder == .loading)
            deliver()
            #expect(ids == [1, 2, 3, 4])
        }

        @Test("After a failed first load, a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.guests)
            load()
            refresh()
            // @= shown.loading: .loading
            #expect(placeholder == .loading)
            deliver()
            #expect(ids == [1, 2, 3, 4])
        }

        @Test("An empty list shows its text, also after a refresh")
        func showsNothing() {
            let screen = Self(count: 0)
            screen.load()
            #expect(screen.showsEmpty)
            screen.refresh()
            #expect(screen.environment.waitingReplies == 1)
            screen.deliver()
            #expect(screen.showsEmpty)
        }

        @Test("A pull does nothing while the first load or a refresh runs")
        func pullsOnce() {
            begin()
            refresh()
            #expect(environment.waitingReplies == 1)
            deliver()
            refresh()
            refresh()
            #expect(environment.waitingReplies == 1)
            deliver()
            refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh shows the current values")
        func refreshes() {
            load()
            set(count: 2)
            refresh()
            #expect(ids == [1, 2, 3, 4])
            deliver()
            // @= shown.rows: .none
            #expect(placeholder == .none)
            #expect(ids == [1, 2])
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.guests)
            refresh()
            deliver()
            // @= told.refresh: "Could not refresh"
            #expect(messages.last == "Could not refresh")
            // @= shown.rows: .none
            #expect(placeholder == .none)
            #expect(ids == [1, 2, 3, 4])
        }
        // @if ROUTE

        @Test("A row opens its guest")
        func opensGuest() {
            load()
            select(row: 1)
            #expect(environment.routes == [.guestDetail(2)])
        }
        // @end
        // @for link in links

        @Test("A tap on the portrait opens its page")
        func opensPortrait() {
            load()
            tapPortrait(row: 1)
            // @= link.number: 7
            #expect(environment.routes == [.host(7)])
        }
        // @end
        #if CHANGES
            // @for action in toggles

            @Test("A refresh keeps a running change of “here” and shows that of the service")
            func keepsHere() {
                load()
                tapLeave(1)
                refresh()
                deliver(.last)
                // @= action.turned: .sample
                #expect(row(1) == .sample)
                deliver()
                refresh()
                deliver()
                // @= action.turned: .sample
                #expect(row(1) == .sample)
                // A row that is listed again is as the service has it.
                set(count: 0)
                set(count: 4)
                refresh()
                deliver()
                // @= guest.listed: .sample
                #expect(row(1) == .sample)
            }

            @Test("A failed change of “here” is rolled back and reported")
            func changeOfHereFails() {
                load()
                environment.fail(.guestHere)
                tapLeave(1)
                // @= action.turned: .sample
                #expect(row(1) == .sample)
                deliver()
                // @= action.told: "{action.failure}"
                #expect(messages.last == "{action.failure}")
                // @= guest.listed: .sample
                #expect(row(1) == .sample)
            }
            // @end
            // @for action in counts

            @Test(
                "A running count of the score is not repeated after a refresh, and its result stays"
            )
            func keepsCountingScore() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.tapPraise(id)
                screen.refresh()
                screen.deliver(.last)
                screen.tapPraise(id)
                #expect(screen.requestCount(.guestScore(guestID: id)) == 1)
                screen.deliver()
                // @= action.counted: .sample
                #expect(screen.row(id) == .sample)
                screen.refresh()
                screen.deliver()
                // @= action.counted: .sample
                #expect(screen.row(id) == .sample)
                // A row that is listed again is as the service has it.
                screen.set(count: 0)
                screen.set(count: 20)
                screen.refresh()
                screen.deliver()
                // @= guest.uncounted: .sample
                #expect(screen.row(id) == .sample)
            }

            @Test("If counting the score fails, a message appears, and the user can try again")
            func countOfScoreFails() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.environment.fail(.guestScore)
                screen.tapPraise(id)
                screen.deliver()
                // @= action.told: "{action.failure}"
                #expect(screen.messages.last == "{action.failure}")
                // @= guest.uncounted: .sample
                #expect(screen.row(id) == .sample)
                screen.tapPraise(id)
                screen.deliver()
                // @= action.counted: .sample
                #expect(screen.row(id) == .sample)
            }
            // @end
            // @for action in confirmed

            @Test("The question of a row is passed on, and the answer is passed back")
            func asks() {
                let screen = Self(count: 20)
                // @= action.askedID: 1
                let id = 1
                screen.load()
                screen.askLeave(id)
                // @= action.asked: "Leave?"
                #expect(screen.questions.last == "Leave?")
                // @if action.isHeld
                screen.cancelLeave(id)
                screen.askLeave(id)
                #expect(screen.questions.count == 2)
                // @end
                #expect(screen.environment.waitingReplies == 0)
                screen.confirmLeave(id)
                #expect(screen.environment.requests.last == .guestHere(guestID: id))
            }
        // @end
        #endif
        #if REMOVAL
            // @for action in removal

            @Test("A removed row disappears at once and stays removed")
            func removes() {
                load()
                tapDismiss(2)
                #expect(ids == [1, 3, 4])
                tapDismiss(4)
                #expect(ids == [1, 3])
                deliver()
                #expect(ids == [1, 3])
                refresh()
                deliver()
                #expect(ids == [1, 3])
            }

            @Test("If removing fails, the row returns to its position, and a message appears")
            func removalFails() {
                load()
                environment.fail(.guestRemoval)
                tapDismiss(2)
                #expect(ids == [1, 3, 4])
                deliver()
                #expect(ids == [1, 2, 3, 4])
                // @= action.told: "{action.failure}"
                #expect(messages.last == "{action.failure}")
                tapDismiss(3)
                #expect(ids == [1, 2, 4])
            }

            @Test(
                "A refresh restores no row that is being removed, but every row that the service has"
            )
            func keepsRemoved() {
                load()
                tapDismiss(2)
                refresh()
                deliver(.last)
                #expect(ids == [1, 3, 4])
                deliver()
                refresh()
                deliver()
                #expect(ids == [1, 3, 4])
                set(count: 0)
                set(count: 4)
                refresh()
                deliver()
                #expect(ids == [1, 2, 3, 4])
            }

            @Test("If the last row is removed, the list shows its empty text")
            func removesAll() {
                load()
                for id in 1...4 { tapDismiss(id) }
                #expect(ids.isEmpty)
                #expect(showsEmpty)
            }
        // @end
        #endif
        // @for button in buttons
        // @if button.isUndo

        @Test("The last removed row is restored, one at a time; then the list loads again")
        func restores() {
            load()
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 2)) == 0)
            // @= button.remove: tapDismiss
            tapDismiss(2)
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 2)) == 0)
            deliver()
            #expect(canRecall)
            tapRecall()
            tapRecall()
            #expect(!canRecall)
            #expect(requestCount(.guestReturn(guestID: 2)) == 1)
            #expect(ids == [1, 3, 4])
            deliver()
            #expect(ids == [1, 2, 3, 4])
            #expect(!canRecall)
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 2)) == 1)
        }

        @Test("If restoring fails, a message appears, and the user can try again")
        func restoringFails() {
            load()
            // @= button.remove: tapDismiss
            tapDismiss(2)
            deliver()
            environment.fail(.guestReturn)
            tapRecall()
            deliver()
            // @= button.told: "{button.failure}"
            #expect(messages.last == "{button.failure}")
            #expect(ids == [1, 3, 4])
            // @= request.first: .guests
            #expect(requestCount(.guests) == 1)
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 2)) == 2)
            deliver()
            #expect(ids == [1, 2, 3, 4])
        }

        @Test("A row that is removed while another is restored can be restored, too")
        func restoresTheLast() {
            load()
            // @= button.remove: tapDismiss
            tapDismiss(2)
            deliver()
            // @= button.remove: tapDismiss
            tapDismiss(1)
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 2)) == 1)
            deliver(.next)
            #expect(!canRecall)
            deliver()
            #expect(canRecall)
            tapRecall()
            #expect(requestCount(.guestReturn(guestID: 1)) == 1)
            deliver()
            #expect(ids == [1, 2, 3, 4])
            #expect(!canRecall)
        }
        // @else

        @Test("The service adds an entry, one at a time; then the list loads again")
        func adds() {
            load()
            tapInvite()
            tapInvite()
            #expect(requestCount(.guestAddition) == 1)
            #expect(ids == [1, 2, 3, 4])
            deliver()
            // @= button.one: [1, 2, 3, 4, 5]
            #expect(ids == [1, 2, 3, 4, 5])
            tapInvite()
            #expect(requestCount(.guestAddition) == 2)
            deliver()
            // @= button.two: [1, 2, 3, 4, 5, 6]
            #expect(ids == [1, 2, 3, 4, 5, 6])
        }

        @Test("If adding fails, a message appears, and the list does not load again")
        func additionFails() {
            load()
            environment.fail(.guestAddition)
            tapInvite()
            deliver()
            // @= button.told: "{button.failure}"
            #expect(messages.last == "{button.failure}")
            // @= request.first: .guests
            #expect(requestCount(.guests) == 1)
            tapInvite()
            deliver()
            // @= button.one: [1, 2, 3, 4, 5]
            #expect(ids == [1, 2, 3, 4, 5])
        }
        // @end
        // @end
        #if FILTERS

            @Test("A filter shows only matching rows")
            func filters() {
                // @= filters.count: 4
                let screen = Self(count: 4)
                screen.load()
                // @for filter in chosen
                screen.choose(.nearby)
                #expect(screen.filter == .nearby)
                // @= filter.ids: [1, 3]
                #expect(screen.ids == [1, 3])
                // @end
            }

            @Test("A filter stays selected before the first load and across a refresh")
            func keepsTheFilter() {
                // @= filters.count: 4
                let screen = Self(count: 4)
                screen.environment.fail(.guests)
                screen.begin()
                // @= filters.last: .nearby
                screen.choose(.nearby)
                screen.deliver()
                // @= filters.first: .all
                screen.choose(.all)
                // @= filters.last: .nearby
                screen.choose(.nearby)
                // @= shown.error: .error("{screen.failure}")
                #expect(screen.placeholder == .error("{screen.failure}"))
                screen.refresh()
                screen.deliver()
                // @= filters.lastIDs: [1, 3]
                #expect(screen.ids == [1, 3])
                screen.refresh()
                screen.deliver()
                // @= filters.lastIDs: [1, 3]
                #expect(screen.ids == [1, 3])
            }
            // @for move in moves

            @Test("A row that changes “here” leaves its filter and, after a failure, returns")
            func movesHere() {
                // @= filters.count: 4
                let screen = Self(count: 4)
                screen.load()
                screen.choose(.nearby)
                screen.environment.fail(.guestHere)
                // @= move.id: 1
                screen.tapLeave(1)
                // @= move.tapped: [3]
                #expect(screen.ids == [3])
                screen.deliver()
                // @= move.ids: [1, 3]
                #expect(screen.ids == [1, 3])
                // @= move.id: 1
                screen.tapLeave(1)
                // @= move.tapped: [3]
                #expect(screen.ids == [3])
                screen.deliver()
                // @= move.rest: [3]
                #expect(screen.ids == [3])
                // @= filters.first: .all
                screen.choose(.all)
                // @= filters.count: 4
                #expect(screen.ids.count == 4)
                screen.choose(.nearby)
                // @= move.rest: [3]
                #expect(screen.ids == [3])
            }
            // @end
            // @for move in hidden

            @Test("A changed row stays visible until a filter is selected")
            func staysInSight() {
                // @= filters.count: 4
                let screen = Self(count: 4)
                screen.load()
                screen.choose(.nearby)
                // @= move.id: 1
                screen.tapLeave(1)
                // @= move.ids: [1, 3]
                #expect(screen.ids == [1, 3])
                screen.choose(.nearby)
                // @= move.rest: [3]
                #expect(screen.ids == [3])
                screen.deliver()
                // @= filters.first: .all
                screen.choose(.all)
                screen.choose(.nearby)
                // @= move.rest: [3]
                #expect(screen.ids == [3])
            }
        // @end
        #endif
        // @for total in totals

        @Test("The label above the list counts the shown rows")
        func countsRows() {
            load()
            // @= total.four: "4 {total.several}"
            #expect(totalText == "4 {total.several}")
            #if FILTERS
                // @for filter in chosen
                choose(.nearby)
                // @= filter.total: "2 {total.several}"
                #expect(totalText == "2 {total.several}")
            // @end
            #endif
            set(count: 1)
            refresh()
            deliver()
            // @= total.one: "1 guest"
            #expect(totalText == "1 guest")
            set(count: 0)
            refresh()
            deliver()
            // @= total.none: "0 guests"
            #expect(totalText == "0 guests")
        }
        #if REMOVAL
            // @for action in removal

            @Test("A removed row is not counted")
            func countsNoRemovedRow() {
                load()
                tapDismiss(1)
                // @= total.three: "3 guests"
                #expect(totalText == "3 guests")
                deliver()
                // @= total.three: "3 guests"
                #expect(totalText == "3 guests")
            }
        // @end
        #endif
        // @end
        // @if ANNOUNCES
        #if CHANGES

            @Test("A change that was made elsewhere shows in its row and stays")
            func changesElsewhere() {
                load()
                // @= elsewhere.second: ["here": .flag(true)]
                changeElsewhere(2, ["here": .flag(true)])
                // @= elsewhere.secondShown: .sample
                #expect(row(2) == .sample)
                // @= elsewhere.first: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                // @= elsewhere.firstShown: .sample
                #expect(row(1) == .sample)
                refresh()
                deliver()
                // @= elsewhere.firstShown: .sample
                #expect(row(1) == .sample)
                // @= elsewhere.secondShown: .sample
                #expect(row(2) == .sample)
            }

            @Test("A row that was removed elsewhere disappears at once and stays removed")
            func removedElsewhere() {
                load()
                removeElsewhere(2)
                #expect(ids == [1, 3, 4])
                removeElsewhere(2)
                refresh()
                deliver()
                #expect(ids == [1, 3, 4])
            }

            @Test("If the last row is removed elsewhere, the list shows its empty text")
            func removedAllElsewhere() {
                load()
                for id in 1...4 { removeElsewhere(id) }
                #expect(ids.isEmpty)
                #expect(showsEmpty)
            }

            @Test("A row that was removed elsewhere and is listed again is as the service has it")
            func listsAgain() {
                load()
                removeElsewhere(4)
                set(count: 3)
                set(count: 4)
                refresh()
                deliver()
                #expect(ids == [1, 2, 3, 4])
            }
            // @for action in toggles

            @Test("A change that was made elsewhere while “here” changes waits for the reply")
            func waitsForReplyOfHere() {
                load()
                tapLeave(1)
                // @= action.elsewhere: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                // @= action.turned: .sample
                #expect(row(1) == .sample)
                deliver()
                // @= action.elsewhereTurned: .sample
                #expect(row(1) == .sample)
            }

            @Test("If the change of “here” fails, the row shows the change that was made elsewhere")
            func waitsForFailureOfHere() {
                load()
                environment.fail(.guestHere)
                tapLeave(1)
                // @= action.elsewhere: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                deliver()
                // @= action.elsewhereShown: .sample
                #expect(row(1) == .sample)
            }

            @Test("Values of a refresh while “here” changes show after the reply")
            func waitsForRefreshOfHere() {
                load()
                // @= action.elsewhere: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                tapLeave(1)
                set(count: 0)
                set(count: 4)
                refresh()
                deliver(.last)
                // @= action.elsewhereTurned: .sample
                #expect(row(1) == .sample)
                deliver()
                // @= action.turned: .sample
                #expect(row(1) == .sample)
            }

            @Test("A change that was made elsewhere is applied only once after “here” has changed")
            func appliesOnceAfterHere() {
                load()
                tapLeave(1)
                // @= action.elsewhere: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                deliver()
                // @= action.restored: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                tapLeave(1)
                deliver()
                // @= action.turned: .sample
                #expect(row(1) == .sample)
            }

            @Test(
                "A row that was removed elsewhere while “here” changes returns without that change"
            )
            func forgetsHere() {
                load()
                tapLeave(4)
                // @= action.lastElsewhere: ["here": .flag(true)]
                changeElsewhere(4, ["here": .flag(true)])
                removeElsewhere(4)
                set(count: 3)
                set(count: 4)
                refresh()
                deliver(.last)
                // @= guest.lastListed: .sample
                #expect(row(4) == .sample)
                tapLeave(4)
                deliver()
                // @= action.lastTurned: .sample
                #expect(row(4) == .sample)
                #expect(messages.isEmpty)
            }
            // @for count in action.counts

            @Test("The reply with the score applies to a change that waits for “here”")
            func addsScoreToWaitingHere() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.tapLeave(id)
                screen.tapPraise(id)
                // @= count.elsewhere: ["here": .flag(true)]
                screen.changeElsewhere(id, ["here": .flag(true)])
                screen.deliver(.last)
                screen.deliver()
                // @= count.shown: .sample
                #expect(screen.row(id) == .sample)
            }
            // @end
            // @end
            // @for action in counts

            @Test(
                "A row that was removed elsewhere while the score is counted can be counted again"
            )
            func countsScoreAgain() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.tapPraise(id)
                screen.removeElsewhere(id)
                screen.set(count: id - 1)
                screen.set(count: 20)
                screen.refresh()
                screen.deliver(.last)
                screen.tapPraise(id)
                #expect(screen.requestCount(.guestScore(guestID: id)) == 2)
            }
            // @end
            // @for action in actions

            @Test("The reply after “leave” is ignored if the row was removed elsewhere")
            func ignoresReplyLeave() {
                let screen = Self(count: 20)
                // @= action.askedID: 1
                let id = 1
                screen.load()
                screen.environment.fail(.guestHere)
                screen.tapLeave(id)
                screen.removeElsewhere(id)
                let before = screen.messages
                screen.deliver()
                #expect(screen.messages == before)
                #expect(!screen.ids.contains(id))
            }
            // @end
            // @for action in confirmed

            @Test("The answer to a question does nothing if its row was removed elsewhere")
            func ignoresAnswer() {
                load()
                askLeave(1)
                removeElsewhere(1)
                confirmLeave(1)
                #expect(environment.waitingReplies == 0)
                #expect(ids == [2, 3, 4])
            }
            // @if action.isHeld

            @Test(
                "A change that was made elsewhere while a question is open shows after the answer"
            )
            func waitsForAnswer() {
                load()
                askLeave(1)
                // @= elsewhere.first: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                // @= guest.listed: .sample
                #expect(row(1) == .sample)
                cancelLeave(1)
                // @= elsewhere.firstShown: .sample
                #expect(row(1) == .sample)
                // @= elsewhere.firstRestored: ["here": .flag(true)]
                changeElsewhere(1, ["here": .flag(true)])
                askLeave(1)
                cancelLeave(1)
                // @= guest.listed: .sample
                #expect(row(1) == .sample)
            }
            // @end
            // @end
            #if REMOVAL
                // @for action in removal

                @Test(
                    "A change that was made elsewhere during a removal shows if the removal fails"
                )
                func waitsForRemoval() {
                    load()
                    environment.fail(.guestRemoval)
                    tapDismiss(1)
                    // @= elsewhere.first: ["here": .flag(true)]
                    changeElsewhere(1, ["here": .flag(true)])
                    #expect(ids == [2, 3, 4])
                    deliver()
                    #expect(ids == [1, 2, 3, 4])
                    // @= elsewhere.firstShown: .sample
                    #expect(row(1) == .sample)
                }

                @Test("A change that was made elsewhere during a removal is discarded with the row")
                func forgetsRemoval() {
                    load()
                    tapDismiss(4)
                    // @= elsewhere.last: ["here": .flag(true)]
                    changeElsewhere(4, ["here": .flag(true)])
                    deliver()
                    set(count: 3)
                    set(count: 4)
                    refresh()
                    deliver()
                    environment.fail(.guestRemoval)
                    tapDismiss(4)
                    deliver()
                    // @= guest.lastListed: .sample
                    #expect(row(4) == .sample)
                }
            // @end
            #endif
        #endif
        // @end
        #if PAGES

            // MARK: - Pages

            private static let size = GuestPage.size
            /// A list of three pages, the last of which has one row.
            private static var ofThreePages: Self { loaded(2 * size + 1) }
            /// A list of two pages, the last of which has one row.
            private static var ofTwoPages: Self { loaded(size + 1) }

            /// Returns a list that has loaded the first page.
            private static func loaded(_ count: Int) -> Self {
                let screen = Self(count: count)
                screen.loadPage()
                return screen
            }

            private func displayLastRow() {
                display(row: ids.count - 1)
            }

            private func requests(_ pages: [Int]) -> Bool {
                environment.requests.filter { $0.operation == .guests }
                    == pages.map(ServiceRequest.guests(page:))
            }

            @Test("The last row requests the next page, once, until there are no more")
            func pages() {
                let screen = Self.ofThreePages
                #expect(screen.ids.count == Self.size)
                // @if DECIDES
                screen.display(row: Self.size - 2)
                #expect(screen.environment.waitingReplies == 0)
                // @end
                screen.displayLastRow()
                // @= footer.loading: .loading("Loading more…")
                #expect(screen.footer == .loading("Loading more…"))
                screen.displayLastRow()
                #expect(screen.environment.waitingReplies == 1)
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size)
                // @= footer.hidden: .hidden
                #expect(screen.footer == .hidden)
                screen.displayLastRow()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size + 1)
                // @= footer.end: .end("No more guests")
                #expect(screen.footer == .end("No more guests"))
                screen.displayLastRow()
                #expect(screen.environment.waitingReplies == 0)
                #expect(screen.requests([1, 2, 3]))
            }

            @Test("Only its button requests a failed page again")
            func pageFails() {
                let screen = Self.ofThreePages
                screen.retryNextPage()
                #expect(screen.environment.waitingReplies == 0)
                screen.environment.fail(.guests)
                screen.displayLastRow()
                screen.environment.deliver(.all)
                // @= footer.failed: .failed("Could not load more")
                #expect(screen.footer == .failed("Could not load more"))
                screen.displayLastRow()
                #expect(screen.environment.waitingReplies == 0)
                screen.retryNextPage()
                // @= footer.loading: .loading("Loading more…")
                #expect(screen.footer == .loading("Loading more…"))
                screen.retryNextPage()
                #expect(screen.environment.waitingReplies == 1)
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size)
                #expect(screen.requests([1, 2, 2]))
            }

            @Test(
                "A page that a refresh has made outdated is dropped, and none is requested meanwhile"
            )
            func dropsPages() {
                let screen = Self.ofThreePages
                screen.displayLastRow()
                screen.environment.deliver(.all)
                screen.displayLastRow()
                screen.refresh()
                // @= footer.hidden: .hidden
                #expect(screen.footer == .hidden)
                screen.displayLastRow()
                #expect(screen.environment.waitingReplies == 2)
                screen.environment.deliver(.all)
                #expect(screen.ids.count == Self.size)
                screen.displayLastRow()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size)
                #expect(screen.requests([1, 2, 3, 1, 2]))
            }

            @Test("If a refresh fails, the last row requests the dropped page again")
            func asksAgain() {
                let screen = Self.ofThreePages
                screen.displayLastRow()
                screen.environment.fail(.guests)
                screen.refresh()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == Self.size)
                screen.displayLastRow()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size)
                #expect(screen.requests([1, 2, 1, 2]))
            }

            @Test("An entry that is in two pages shows only once")
            func showsOnce() {
                let screen = Self.ofThreePages
                screen.set(count: 2 * Self.size + 2)
                screen.displayLastRow()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == 2 * Self.size - 1)
                screen.refresh()
                screen.environment.deliver(.all)
                #expect(screen.ids.count == Self.size)
            }

            @Test("An empty list has no footer")
            func showsNoFooter() {
                let screen = Self.loaded(0)
                // @= footer.hidden: .hidden
                #expect(screen.footer == .hidden)
            }
            #if REMOVAL
                // @for action in removal
                // @if SEVERAL

                @Test("After a removal, later rows move up, and no row is skipped")
                func movesUp() {
                    let screen = Self.ofThreePages
                    screen.tapDismiss(1)
                    screen.environment.deliver(.all)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 2 * Self.size)
                    #expect(screen.requests([1, 1, 2]))
                }
                // @end

                @Test("A page that was requested before a removal is requested again")
                func asksForPageAgain() {
                    let screen = Self.ofThreePages
                    screen.displayLastRow()
                    screen.tapDismiss(1)
                    screen.environment.deliver(.last)
                    #expect(screen.environment.waitingReplies == 2)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size)
                    #expect(screen.requests([1, 2, 1]))
                }

                @Test("A removal does not request a failed page again")
                func leavesFailedPage() {
                    let screen = Self.ofThreePages
                    screen.environment.fail(.guests)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    screen.tapDismiss(1)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size - 1)
                    #expect(screen.environment.waitingReplies == 0)
                    screen.retryNextPage()
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size)
                    #expect(screen.requests([1, 2, 1]))
                }

                @Test("If no row is left, more are requested until there are none")
                func asksWhereEmpty() {
                    let screen = Self.ofTwoPages
                    for id in 1...Self.size { screen.tapDismiss(id) }
                    #expect(screen.ids.isEmpty)
                    // @= footer.loading: .loading("Loading more…")
                    #expect(screen.footer == .loading("Loading more…"))
                    #expect(!screen.showsEmpty)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 1)
                    screen.tapDismiss(Self.size + 1)
                    #expect(screen.ids.isEmpty)
                    #expect(screen.showsEmpty)
                    // @= footer.hidden: .hidden
                    #expect(screen.footer == .hidden)
                    #expect(screen.environment.waitingReplies == 1)
                    screen.environment.deliver(.all)
                    #expect(screen.environment.waitingReplies == 0)
                }

                @Test("If no row is left and a refresh fails, more are requested")
                func asksAfterFailedRefresh() {
                    let screen = Self.ofTwoPages
                    for id in 1...Self.size { screen.tapDismiss(id) }
                    screen.environment.fail(.guests)
                    screen.refresh()
                    screen.environment.deliver(.all)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 1)
                }
                // @end
                // @if ANNOUNCES

                @Test("If all rows were removed elsewhere, more are requested")
                func asksWhereEmptyElsewhere() {
                    let screen = Self.ofTwoPages
                    for id in 1...Self.size { screen.removeElsewhere(id) }
                    #expect(screen.ids.isEmpty)
                    // @= footer.loading: .loading("Loading more…")
                    #expect(screen.footer == .loading("Loading more…"))
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 1)
                }

                @Test("If all rows were removed elsewhere and a refresh fails, more are requested")
                func asksAfterFailedRefreshElsewhere() {
                    let screen = Self.ofTwoPages
                    for id in 1...Self.size { screen.removeElsewhere(id) }
                    screen.environment.fail(.guests)
                    screen.refresh()
                    screen.environment.deliver(.all)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 1)
                }
                // @if SEVERAL

                @Test("After a row was removed elsewhere, the next page skips no row")
                func movesUpElsewhere() {
                    let screen = Self.ofThreePages
                    screen.removeElsewhere(1)
                    #expect(screen.ids.count == Self.size - 1)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == 2 * Self.size)
                    #expect(screen.requests([1, 1, 2]))
                }

                @Test("A page that was requested before a removal elsewhere is requested again")
                func asksAgainElsewhere() {
                    let screen = Self.ofThreePages
                    screen.displayLastRow()
                    screen.removeElsewhere(1)
                    #expect(screen.environment.waitingReplies == 2)
                    screen.environment.deliver(.last)
                    #expect(screen.ids.count == Self.size)
                    screen.environment.deliver(.all)
                    #expect(screen.ids.count == Self.size)
                    #expect(screen.requests([1, 2, 1]))
                }

                @Test("A row that was removed elsewhere and is in a further page is listed again")
                func listsAgainInPage() {
                    let screen = Self.ofThreePages
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    screen.removeElsewhere(2 * Self.size)
                    screen.set(count: 2 * Self.size - 1)
                    screen.set(count: 2 * Self.size + 1)
                    screen.displayLastRow()
                    screen.environment.deliver(.all)
                    #expect(screen.ids == Array(1...2 * Self.size))
                }
            // @end
            // @end
            #endif
        #endif
        // @end
    }
}
