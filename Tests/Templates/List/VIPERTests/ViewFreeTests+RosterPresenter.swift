// @if FILTERS
internal import Roster
// @end
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of guests")
    struct RosterPresenterTests {
        private let interactor = RosterInteractorSpy()
        // @if LEADS
        private let router = RosterRouterSpy()
        // @end
        private let view = RosterViewSpy()
        private let presenter: RosterPresenter

        private let guests = [
            // @= guest.two
            GuestSummary.sample,
            GuestSummary.sample,
            // @end
        ]

        init() {
            presenter = RosterPresenter(
                interactor: interactor,
                // @if LEADS
                router: router
                    // @end
            )
            presenter.view = view
        }

        private func list(_ guests: [GuestSummary], hasMore: Bool = false) {
            #if PAGES && REMOVAL
                presenter.didFetchGuests(guests, hasMore: hasMore)
            #else
                presenter.didFetchGuests(guests)
            #endif
        }

        @Test("Each user action is passed to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchGuests, .fetchGuests, .refreshGuests])
            // @= calls.open: []
            #expect(view.calls == [])
        }
        #if FILTERS

            @Test("A selected filter is passed to the interactor, and the result is shown")
            func filters() {
                // @= filters.last: .nearby
                interactor.filter = .nearby
                // @= filters.first: .all
                presenter.didChoose(.all)
                // @= filters.first: .all
                #expect(interactor.calls == [.choose(.all)])
                // @= filters.last: .nearby
                #expect(view.calls == [.showFilter(.nearby)])
            }
        #endif

        @Test("Loading is shown until all entries have loaded")
        func loads() {
            presenter.didBeginFetchingGuests()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            list(guests)
            // @= calls.two: [.showRows, .reloadRows]
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A failed load shows an error")
        func loadFails() {
            presenter.didFailToFetchGuests()
            // @= calls.failed: [.showError("{screen.failure}")]
            #expect(view.calls == [.showError("{screen.failure}")])
        }

        @Test("An empty list is reported")
        func showsNothing() {
            list([])
            // @= calls.none: [.showEmpty("{screen.empty}"), .reloadRows]
            #expect(view.calls == [.showEmpty("{screen.empty}"), .reloadRows])
            #if PAGES && REMOVAL
                view.calls = []
                list([], hasMore: true)
                // @= calls.more: [.showRows, .reloadRows]
                #expect(view.calls == [.showRows, .reloadRows])
            #endif
        }

        @Test("A failed refresh is reported")
        func refreshFails() {
            presenter.didFailToRefreshGuests()
            // @= calls.failedRefresh: [.showToast("Could not refresh")]
            #expect(view.calls == [.showToast("Could not refresh")])
        }
        #if FILTERS || REMOVAL

            @Test("Only the end of a request ends a refresh")
            func endsRefreshing() {
                list(guests)
                #expect(!view.calls.contains(.endRefreshing))
                view.calls = []
                presenter.didEndFetchingGuests()
                #expect(view.calls == [.endRefreshing])
            }
        #endif
        #if PAGES

            @Test("Only the last row and a tap on retry request more from the interactor")
            func asksForMore() {
                list(guests)
                view.calls = []
                presenter.willDisplayRow(id: 4)
                #expect(interactor.calls.isEmpty)
                presenter.willDisplayRow(id: 3)
                presenter.didTapRetryMore()
                #expect(interactor.calls == [.fetchMoreGuests, .retryFetchingMoreGuests])
                #expect(view.calls.isEmpty)
            }

            @Test("The footer after the last row follows the paging state of the interactor")
            func showsTheFooter() {
                presenter.didChangePaging(.idle)
                #expect(view.calls.last == .hideFooter)
                presenter.didChangePaging(.running)
                #expect(view.calls.last == .showFooter("Loading more…", canRetry: false))
                presenter.didChangePaging(.failed)
                #expect(view.calls.last == .showFooter("Could not load more", canRetry: true))
                presenter.didChangePaging(.complete)
                #expect(view.calls.last == .showFooter("No more guests", canRetry: false))
            }
            #if !REMOVAL

                @Test("Further pages follow the listed rows")
                func loadsMore() {
                    list([guests[0]])
                    view.calls = []
                    presenter.didFetchMoreGuests([guests[1]])
                    // @= calls.further: [.reloadRows]
                    #expect(view.calls == [.reloadRows])
                    #expect(
                        (0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3]
                    )
                    // @if CHANGES && SHOWS
                    #if CHANGES
                        view.calls = []
                        presenter.didUpdateGuest(guests[1])
                        #expect(view.calls == [.updateRow(presenter.row(at: 1))])
                    #endif
                    // @end
                }
            #endif
        #endif
        // @for total in totals

        @Test("A single row is counted")
        func countsOneRow() {
            list([guests[0]])
            #expect(view.calls.contains(.showTotal("1 {total.one}")))
        }
        // @end

        @Test("A row has the display values of its guest")
        func makesRows() {
            list(guests)
            // @= row.first: GuestRow.sample
            #expect(presenter.row(at: 0) == GuestRow.sample)
            // @= row.second: GuestRow.sample
            #expect(presenter.row(at: 1) == GuestRow.sample)
        }
        // @for element in tried

        @Test(
            "A row shows the caption of any guest",
            arguments: [
                // @= element.samples
                (GuestSummary.sample, "0")
                // @end
            ]
        )
        func showsCaption(guest: GuestSummary, caption: String) {
            list([guest])
            #expect(presenter.row(at: 0).caption == caption)
        }
        // @end
        // @if ROUTE

        @Test("A row opens its guest")
        func opensGuest() {
            presenter.didSelectRow(id: 3)
            #expect(router.calls == [.openGuest(id: 3)])
        }
        // @end
        // @for link in links

        @Test("A tap on the portrait opens its page")
        func opensPortrait() {
            presenter.didTapPortrait(pageID: 7)
            #expect(router.calls == [.openHost(id: 7)])
        }
        // @end
        // @for button in buttons

        @Test("A tap on “invite” is passed to the interactor")
        func asksInvite() {
            presenter.didTapInvite()
            #expect(interactor.calls == [.addGuest])
        }

        @Test("The result of “invite” is reported")
        func tellsInvite() {
            // @if button.isUndo
            presenter.didFailToRestore()
            // @else
            // | presenter.didFailToAdd()
            // @end
            #expect(view.calls == [.showToast("{button.failure}")])
            // @if button.isUndo
            view.calls = []
            presenter.didEnableRecall(true)
            presenter.didEnableRecall(false)
            #expect(view.calls == [.enableRecall(true), .enableRecall(false)])
            // @end
        }
        // @end
        #if CHANGES
            // @for action in actions

            @Test("A tap on “leave” is passed to the interactor")
            func asksLeave() {
                presenter.didTapLeave(id: 3)
                // @= action.asking: toggleHere
                #expect(interactor.calls == [.toggleHere(id: 3)])
            }
            // @end
            // @for action in toggles

            @Test("A failed change of “here” is reported")
            func tellsHere() {
                presenter.didFailToChangeHere()
                #expect(view.calls == [.showToast("{action.failure}")])
            }
            // @end
            // @for action in counts

            @Test("The result of counting the score is reported")
            func tellsScore() {
                // @if action.tells
                presenter.didCountScore()
                #expect(view.calls == [.showToast("{action.success}")])
                view.calls = []
                // @end
                presenter.didFailToCountScore()
                #expect(view.calls == [.showToast("{action.failure}")])
            }
            // @if action.hasLimit

            @Test(
                "“{action.button}” is enabled below its limit",
                arguments: [
                    // @= action.limits
                    (GuestSummary.sample, true)
                    // @end
                ]
            )
            func limitsScore(guest: GuestSummary, isEnabled: Bool) {
                list([guest])
                #expect(presenter.row(at: 0).canPraise == isEnabled)
            }
            // @end
            // @end
            // @for action in removal

            @Test("The result of a removal is reported")
            func tellsOfRemovals() {
                // @if action.tells
                presenter.didRemove()
                #expect(view.calls == [.showToast("{action.success}")])
                view.calls = []
                // @end
                presenter.didFailToRemove()
                #expect(view.calls == [.showToast("{action.failure}")])
            }
            // @end
            // @for action in confirmed

            @Test("The confirmation is requested, and the answer is passed to the interactor")
            func confirmsHere() {
                presenter.mustConfirmHere(of: guests[0])
                // @= action.asked: .confirmHere("Leave?", ofGuest: 4)
                #expect(view.calls == [.confirmHere("Leave?", ofGuest: 4)])
                presenter.didConfirmHere(ofGuest: 4)
                // @if action.isHeld
                presenter.didCancelHere(ofGuest: 3)
                #expect(interactor.calls == [.toggleHere(id: 4), .cancelHere(id: 3)])
                // @else
                // | #expect(interactor.calls == [.toggleHere(id: 4)])
                // @end
            }
            // @if action.isNamed

            @Test(
                "The question shows the current values",
                arguments: [
                    // @= action.questions
                    (GuestSummary.sample, "Leave?")
                    // @end
                ]
            )
            func asksAboutIt(guest: GuestSummary, question: String) {
                presenter.mustConfirmHere(of: guest)
                #expect(view.calls == [.confirmHere(question, ofGuest: 3)])
            }
            // @end
            // @end
            // @if SHOWS

            @Test("A change of a listed row shows in it")
            func showsChanges() {
                list(guests)
                view.calls = []
                // @= guest.changed: GuestSummary.sample
                let guest = GuestSummary.sample
                presenter.didUpdateGuest(guest)
                // @= row.changed: GuestRow.sample
                #expect(presenter.row(at: 0) == GuestRow.sample)
                #expect(view.calls == [.updateRow(presenter.row(at: 0))])
                list([guests[1]])
                view.calls = []
                presenter.didUpdateGuest(guest)
                #expect(view.calls.isEmpty)
                #expect(presenter.row(at: 0).id == 3)
            }
        // @end
        #endif

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: RosterViewSpy? = RosterViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            list(guests)
            #expect(presenter.numberOfRows == 2)
        }
    }
}
