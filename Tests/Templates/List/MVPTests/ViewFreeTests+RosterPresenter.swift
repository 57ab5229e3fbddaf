// @if LEADS
internal import HeadlessKit
// @end
internal import Model
internal import Roster
internal import RosterModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of guests")
    struct RosterPresenterTests {
        private let environment: RosterEnvironment
        private let view = RosterViewSpy()
        private let presenter: RosterPresenter

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
            presenter = Self.presenter(environment.dependencies)
            presenter.view = view
        }

        private static func presenter(_ dependencies: RosterDependencies) -> RosterPresenter {
            RosterPresenter(
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
            presenter.viewDidLoad()
        }

        private func retry() {
            presenter.didTapRetry()
        }

        private func refresh() {
            presenter.didPullToRefresh()
        }
        #if PAGES

            private func display(row: Int) {
                presenter.willDisplayRow(at: row)
            }

            private func retryNextPage() {
                presenter.didTapRetryMore()
            }
        #endif
        #if FILTERS

            private func choose(_ filter: RosterFilter) {
                presenter.didChoose(filter)
            }
        #endif
        // @if ROUTE

        private func select(row: Int) {
            presenter.didSelectRow(at: row)
        }
        // @end
        // @for link in links

        private func tapPortrait(row: Int) {
            presenter.didTapPortrait(at: row)
        }
        // @end
        // @for button in buttons

        private func tapInvite() {
            presenter.didTapInvite()
        }
        // @end
        #if CHANGES

            private func cellPresenter(_ id: Int) -> (any GuestCellPresenterProtocol)? {
                (0..<presenter.numberOfRows).map(presenter.cellPresenter).first { $0.id == id }
            }
            // @for action in actions

            /// Taps a button of a row, and confirms the question if there is one.
            private func tapLeave(_ id: Int) {
                // @if action.asks
                askLeave(id)
                confirmLeave(id)
            }

            private func askLeave(_ id: Int) {
                // @end
                cellPresenter(id)?.didTapLeave()
            }
            // @if action.asks

            private func confirmLeave(_ id: Int) {
                presenter.didConfirmHere(ofGuest: id)
            }
            // @if action.isHeld

            private func cancelLeave(_ id: Int) {
                presenter.didCancelHere(ofGuest: id)
            }
        // @end
        // @end
        // @end
        #endif

        // MARK: - Values

        private var ids: [Int] {
            (0..<presenter.numberOfRows).map { presenter.cellPresenter(at: $0).id }
        }
        private var placeholder: RosterViewSpy.Call? {
            view.calls.last {
                [
                    .showLoading, .showRows, .showError("{screen.failure}"),
                    .showEmpty("{screen.empty}"),
                ].contains($0)
            }
        }
        private var showsEmpty: Bool { placeholder == .showEmpty("{screen.empty}") }
        private var messages: [String] {
            view.calls.compactMap { if case .showToast(let text) = $0 { text } else { nil } }
        }
        #if PAGES
            private var footer: RosterViewSpy.Call? {
                view.calls.last {
                    if case .showFooter = $0 { true } else { $0 == .hideFooter }
                }
            }
        #endif
        #if FILTERS
            private var filter: RosterFilter? {
                view.calls.compactMap {
                    if case .showFilter(let filter) = $0 { filter } else { nil }
                }.last
            }
        #endif
        // @for total in totals
        private var totalText: String? {
            view.calls.compactMap { if case .showTotal(let text) = $0 { text } else { nil } }.last
        }
        // @end
        // @for button in undo
        private var canRecall: Bool {
            view.calls.last { [.enableRecall(true), .enableRecall(false)].contains($0) }
                == .enableRecall(true)
        }
        // @end
        #if CHANGES
            // @for action in confirmed
            private var questions: [RosterViewSpy.Call] {
                view.calls.filter { if case .confirmHere = $0 { true } else { false } }
            }
            // @end

            /// The calls with which a row shows values that can change.
            private func row(_ id: Int) -> [GuestCellSpy.Call] {
                let cell = GuestCellSpy()
                cellPresenter(id)?.attach(cell)
                // @= guest.constants: 1
                return Array(cell.calls.dropFirst(1))
            }
        #endif
        // @sample

        private func load() {}
        private func deliver() {}
        private func set(count: Int) {}
        // @end
        // @insert helpers from MVVMTests/ViewFreeTests+RosterViewModel.swift

        @Test("Loading is shown until all entries have loaded")
        func loads() {
            begin()
            // @= calls.begin: [.showLoading]
            #expect(view.calls == [.showLoading])
            view.calls = []
            deliver()
            // @= calls.four: [.endRefreshing, .showRows, .reloadRows]
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(ids == [1, 2, 3, 4])
            // @= request.all: [.guests]
            #expect(environment.requests == [.guests])
        }

        @Test("A failed load ends a refresh")
        func endsFailedLoad() {
            environment.fail(.guests)
            begin()
            view.calls = []
            deliver()
            #expect(view.calls == [.endRefreshing, .showError("{screen.failure}")])
        }

        @Test("After a refresh, the list is reloaded")
        func reloads() {
            load()
            set(count: 2)
            view.calls = []
            refresh()
            #expect(view.calls.isEmpty)
            deliver()
            // @= calls.two: [.endRefreshing, .showRows, .reloadRows]
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
        }

        @Test("After a refresh of an empty list, it is reloaded")
        func reloadsNothing() {
            let screen = Self(count: 0)
            screen.load()
            screen.view.calls = []
            screen.refresh()
            screen.deliver()
            // @= calls.none: [.endRefreshing, .reloadRows]
            #expect(screen.view.calls == [.endRefreshing, .reloadRows])
        }

        @Test("A failed refresh ends")
        func endsFailedRefresh() {
            load()
            environment.fail(.guests)
            refresh()
            view.calls = []
            deliver()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("Replies after the presenter is released do nothing and retain no object")
        func releases() {
            var presenter: RosterPresenter? = Self.presenter(environment.dependencies)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            environment.deliver(.all)
            presenter?.didPullToRefresh()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: RosterViewSpy? = RosterViewSpy()
            presenter.view = view
            begin()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(!ids.isEmpty)
        }
        // @insert behaviours from MVVMTests/ViewFreeTests+RosterViewModel.swift
    }
}
