internal import Model
internal import Roster
internal import RosterModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of guests")
    struct RosterInteractorTests {
        private let environment: RosterEnvironment
        private let output = RosterInteractorOutputSpy()
        private let interactor: RosterInteractor

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
            interactor = RosterInteractor(supplier: environment.dependencies.supplier)
            interactor.output = output
        }

        // MARK: - Actions

        private func begin() {
            interactor.fetchGuests()
        }

        private func retry() {
            interactor.fetchGuests()
        }

        private func refresh() {
            interactor.refreshGuests()
        }
        #if PAGES

            private func display(row: Int) {
                interactor.fetchMoreGuests()
            }

            private func retryNextPage() {
                interactor.retryFetchingMoreGuests()
            }
        #endif
        #if FILTERS

            private func choose(_ filter: RosterFilter) {
                interactor.choose(filter)
            }
        #endif
        // @for button in buttons

        private func tapInvite() {
            interactor.addGuest()
        }
        // @end
        #if CHANGES
            // @for action in actions

            /// Performs the action of a row, and confirms the question if there is one.
            private func tapLeave(_ id: Int) {
                // @if action.asks
                askLeave(id)
                confirmLeave(id)
            }

            private func askLeave(_ id: Int) {
                interactor.askHere(id: id)
            }

            private func confirmLeave(_ id: Int) {
                // @end
                interactor.toggleHere(id: id)
            }
            // @if action.asks && action.isHeld

            private func cancelLeave(_ id: Int) {
                interactor.cancelHere(id: id)
            }
        // @end
        // @end
        #endif

        // MARK: - Values

        private var ids: [Int] { output.guests.map(\.id) }
        private var placeholder: RosterInteractorOutputSpy.Call? {
            output.calls.last {
                [.didBeginFetchingGuests, .didFetchGuests, .didFailToFetchGuests].contains($0)
            }
        }
        private var showsEmpty: Bool { output.isEmpty }
        private var messages: [RosterInteractorOutputSpy.Call] {
            output.calls.filter {
                switch $0 {
                case .didFailToRefreshGuests: true
                #if CHANGES
                    // @for action in toggles
                    case .didFailToChangeHere: true
                    // @end
                    // @for action in counts
                    case .didFailToCountScore: true
                    // @end
                    // @for action in removal
                    case .didFailToRemove: true
                // @end
                #endif
                // @for button in buttons
                // @if button.isUndo
                case .didFailToRestore: true
                // @else
                case .didFailToAdd: true
                // @end
                // @end
                default: false
                }
            }
        }
        #if PAGES
            private var footer: PagingSummary {
                output.calls.compactMap {
                    if case .didChangePaging(let paging) = $0 { paging } else { nil }
                }.last ?? .idle
            }
        #endif
        #if FILTERS
            private var filter: RosterFilter { interactor.filter }
        #endif
        // @for button in undo
        private var canRecall: Bool {
            output.calls.last { [.didEnableRecall(true), .didEnableRecall(false)].contains($0) }
                == .didEnableRecall(true)
        }
        // @end
        #if CHANGES
            // @for action in confirmed
            private var questions: [RosterInteractorOutputSpy.Call] {
                output.calls.filter { if case .mustConfirmHere = $0 { true } else { false } }
            }
            // @end

            private func row(_ id: Int) -> GuestSummary? {
                output.guests.first { $0.id == id }
            }
        #endif
        // @sample

        private func load() {}
        private func deliver(_ delivery: Delivery = .all) {}
        private func set(count: Int) {}
        private func requestCount(_ request: ServiceRequest) -> Int { 0 }
        private func tapDismiss(_ id: Int) {}
        // @end
        // @insert helpers from MVVMTests/ViewFreeTests+RosterViewModel.swift

        @Test("All entries are listed in order")
        func fetches() {
            begin()
            #expect(output.calls == [.didBeginFetchingGuests])
            output.calls = []
            deliver()
            // @= calls.four: [.didFetchGuests]
            #expect(output.calls == [.didFetchGuests])
            #expect(ids == [1, 2, 3, 4])
            // @= request.all: [.guests]
            #expect(environment.requests == [.guests])
        }

        @Test("The DTOs contain the shown values of the guests")
        func handsUp() {
            load()
            let expected = [
                // @= guest.summaries
                GuestSummary.sample
                // @end
            ]
            #expect(output.guests == expected)
        }

        @Test("A failed load is reported")
        func fetchFails() {
            environment.fail(.guests)
            begin()
            output.calls = []
            deliver()
            // @= calls.failed: [.didFailToFetchGuests]
            #expect(output.calls == [.didFailToFetchGuests])
        }

        @Test("A refresh reports the current entries")
        func reportsRefresh() {
            load()
            set(count: 2)
            output.calls = []
            refresh()
            #expect(output.calls.isEmpty)
            deliver()
            // @= calls.two: [.didFetchGuests]
            #expect(output.calls == [.didFetchGuests])
        }

        @Test("A failed refresh is only reported")
        func reportsFailedRefresh() {
            load()
            environment.fail(.guests)
            output.calls = []
            refresh()
            deliver()
            // @= calls.failedRefresh: [.didFailToRefreshGuests]
            #expect(output.calls == [.didFailToRefreshGuests])
        }
        #if PAGES && !REMOVAL

            @Test("Only the guests of a further page are reported")
            func reportsFurtherPage() {
                let screen = Self(count: 2 * GuestPage.size)
                screen.begin()
                screen.environment.deliver(.all)
                screen.display(row: GuestPage.size - 1)
                screen.output.calls = []
                screen.environment.deliver(.all)
                #expect(screen.output.calls.contains(.didFetchMoreGuests))
                #expect(!screen.output.calls.contains(.didFetchGuests))
            }
        #endif
        #if CHANGES
            // @for action in toggles

            @Test("“Here” changes at once, and one request is sent")
            func changesHere() {
                load()
                // @if action.asks
                askLeave(2)
                // @end
                output.calls = []
                interactor.toggleHere(id: 2)
                // @= action.secondTurned: GuestSummary.sample
                let turned = GuestSummary.sample
                // @if SHOWS
                #expect(output.calls == [.didUpdateGuest(turned)])
                // @end
                #expect(row(2) == turned)
                // @= action.asking: toggleHere
                interactor.toggleHere(id: 2)
                // @= request.rest: environment.requests.dropFirst()
                #expect(environment.requests.dropFirst() == [.guestHere(guestID: 2)])
                environment.deliver(.all)
                #expect(row(2) == turned)
                tapLeave(2)
                // @= guest.secondListed: turned
                #expect(row(2) == turned)
            }

            @Test("A failed change of “here” is reported once, and can be repeated")
            func reportsFailureOfHere() {
                load()
                environment.fail(.guestHere)
                tapLeave(2)
                output.calls = []
                environment.deliver(.all)
                // @= guest.secondListed: GuestSummary.sample
                let before = GuestSummary.sample
                // @if SHOWS
                #expect(output.calls == [.didUpdateGuest(before), .didFailToChangeHere])
                // @end
                tapLeave(2)
                #expect(row(2) != before)
            }

            @Test("A failed change of “here” is reported even if the row is gone")
            func tellsOfHere() {
                load()
                environment.fail(.guestHere)
                tapLeave(2)
                set(count: 1)
                refresh()
                deliver(.last)
                output.calls = []
                deliver()
                #expect(output.calls == [.didFailToChangeHere])
                #expect(ids.count == 1)
            }
            // @if action.asks

            @Test("Nothing changes until the confirmation is answered")
            func asksHere() {
                load()
                let before = row(2)
                askLeave(2)
                askLeave(2)
                #expect(questions.count == 1)
                interactor.toggleHere(id: 1)
                #expect(environment.waitingReplies == 0)
                #expect(row(2) == before)
                cancelLeave(2)
                askLeave(2)
                #expect(questions.count == 2)
                confirmLeave(2)
                #expect(row(2) != before)
                #expect(environment.waitingReplies == 1)
            }
            // @end
            // @end
            // @for action in counts

            @Test("The service counts the score, one request at a time, and its reply is reported")
            func countsScore() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.output.calls = []
                screen.interactor.countScore(id: id)
                screen.interactor.countScore(id: id)
                #expect(screen.output.calls.isEmpty)
                screen.environment.deliver(.all)
                // @= action.counted: GuestSummary.sample
                let counted = GuestSummary.sample
                #expect(screen.row(id) == counted)
                // @= action.calls: [.didUpdateGuest(counted), .didCountScore]
                #expect(screen.output.calls == [.didUpdateGuest(counted), .didCountScore])
                // @if !action.asks
                screen.interactor.countScore(id: id)
                // @= action.times: 1
                #expect(screen.requestCount(.guestScore(guestID: id)) == 1)
                // @end
            }

            @Test("A failed count of the score is reported only once")
            func reportsFailureOfScore() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.output.calls = []
                screen.environment.fail(.guestScore)
                screen.interactor.countScore(id: id)
                screen.environment.deliver(.all)
                #expect(screen.output.calls == [.didFailToCountScore])
            }

            @Test("A count of the score of a missing row changes nothing else")
            func countsWhatIsGoneScore() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.interactor.countScore(id: id)
                screen.set(count: 0)
                screen.refresh()
                screen.deliver(.last)
                screen.output.calls = []
                screen.deliver()
                #expect(screen.output.calls == [.didFailToCountScore])
                #expect(screen.ids.isEmpty)
            }
            // @if action.asks

            @Test("Counting the score asks for confirmation, but not while a request runs")
            func asksForScore() {
                let screen = Self(count: 20)
                // @= guest.countable: 1
                let id = 1
                screen.load()
                screen.output.calls = []
                screen.askLeave(id)
                // @= action.asked: .mustConfirmHere(of: GuestSummary.sample)
                #expect(screen.output.calls == [.mustConfirmHere(of: GuestSummary.sample)])
                #expect(screen.environment.waitingReplies == 0)
                screen.confirmLeave(id)
                screen.askLeave(id)
                #expect(screen.questions.count == 1)
                screen.environment.deliver(.all)
                screen.askLeave(id)
                // @= action.times: 1
                #expect(screen.questions.count == 1)
            }
            // @end
            // @end
            #if REMOVAL
                // @for action in removal

                @Test("A removal is reported, and the request is sent")
                func reportsRemoval() {
                    load()
                    // @if action.asks
                    interactor.remove(id: 2)
                    #expect(ids == [1, 2, 3, 4])
                    interactor.askForRemoval(id: 2)
                    interactor.askForRemoval(id: 2)
                    #expect(questions.count == 1)
                    #expect(ids == [1, 2, 3, 4])
                    #expect(environment.waitingReplies == 0)
                    // @end
                    output.calls = []
                    interactor.remove(id: 2)
                    // @= calls.filtered: [.didFetchGuests]
                    #expect(output.calls == [.didFetchGuests])
                    #expect(environment.requests.last == .guestRemoval(guestID: 2))
                    output.calls = []
                    environment.deliver(.all)
                    // @= action.calls: [.didRemove]
                    #expect(output.calls == [.didRemove])
                    #expect(ids == [1, 3, 4])
                }

                @Test("A failed removal is reported, and the row returns")
                func reportsFailedRemoval() {
                    load()
                    environment.fail(.guestRemoval)
                    tapDismiss(2)
                    output.calls = []
                    environment.deliver(.all)
                    // @= action.failedCalls: [.didFetchGuests, .didFailToRemove]
                    #expect(output.calls == [.didFetchGuests, .didFailToRemove])
                    #expect(ids == [1, 2, 3, 4])
                }
            // @end
            #endif
        #endif

        @Test("Replies after the interactor is released do nothing and retain no object")
        func releases() {
            var interactor: RosterInteractor? = RosterInteractor(
                supplier: environment.dependencies.supplier
            )
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchGuests()
            environment.deliver(.all)
            interactor?.refreshGuests()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: RosterInteractorOutputSpy? = RosterInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            begin()
            environment.deliver(.all)
            // @= request.first: .guests
            #expect(environment.requests == [.guests])
        }
        // @insert behaviours from MVVMTests/ViewFreeTests+RosterViewModel.swift
    }
}
