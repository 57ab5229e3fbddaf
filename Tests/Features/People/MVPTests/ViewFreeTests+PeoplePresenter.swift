internal import AppSupport
internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of people")
    struct PeoplePresenterTests {
        private let environment: PeopleEnvironment
        private let view = PeopleViewSpy()
        private let presenter: PeoplePresenter

        init() {
            self.init(people: 4)
        }

        private init(people: Int) {
            self.init(PeopleEnvironment(opening: .people(count: people)), .follow)
        }

        private init(_ environment: PeopleEnvironment, _ kind: Contact.Kind) {
            self.environment = environment
            presenter = Self.presenter(in: environment, kind)
            presenter.view = view
        }

        private static func presenter(
            in environment: PeopleEnvironment,
            _ kind: Contact.Kind = .follow
        ) -> PeoplePresenter {
            PeoplePresenter(
                viewerID: 1,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Loads the people, and forgets the calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        /// Returns the calls to a cell that attaches itself to a row.
        private func cell(at row: Int) -> [PersonCellSpy.Call] {
            let cell = PersonCellSpy()
            presenter.cellPresenter(at: row).attach(cell)
            return cell.calls
        }

        private func name(_ id: Int) -> String { SampleData(seed: 7).user(id: id).name }

        @Test("The loading indicator shows until the people arrive")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 4)
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.people)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(
                view.calls == [.showLoading, .endRefreshing, .showError("Could not load people")]
            )
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.people)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(people: 0)
            page.load()
            page.presenter.didPullToRefresh()
            page.environment.deliver(.all)
            #expect(page.view.calls == [.endRefreshing, .showEmpty("Nobody here"), .reloadRows])
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.people)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 4)
        }

        @Test("A refresh keeps running requests and revealed delete buttons")
        func keepsRows() {
            load()
            presenter.cellPresenter(at: 0).didTapAction()
            environment.deliver(.all)
            presenter.cellPresenter(at: 0).didTapAction()
            presenter.didPullToRefresh()
            presenter.cellPresenter(at: 1).didTapAction()
            environment.deliver(.next)
            #expect(
                cell(at: 0) == [
                    .showName(name(1)),
                    .showAction("Following", isEnabled: true), .showDelete(true),
                ]
            )
            #expect(cell(at: 1).contains(.showAction("Following", isEnabled: true)))
            #expect(cell(at: 3).contains(.showAction("Follow", isEnabled: true)))
        }

        @Test("If a relation changes during a refresh, the people are requested again")
        func requestsAgain() {
            load()
            presenter.didPullToRefresh()
            presenter.cellPresenter(at: 1).didTapAction()
            environment.deliver(.last)
            environment.deliver(.next)
            #expect(view.calls.isEmpty)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(cell(at: 1).contains(.showAction("Following", isEnabled: true)))
            presenter.didPullToRefresh()
            environment.deliver(.next)
            #expect(environment.waitingReplies == 0)
            environment.fail(.people)
            presenter.didPullToRefresh()
            presenter.cellPresenter(at: 2).didTapAction()
            environment.deliver(.last)
            environment.deliver(.next)
            #expect(environment.waitingReplies == 0)
        }

        @Test("If a person accepts during the first load, the people are requested again")
        func requestsAgainAfterAcceptance() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.presenter.viewDidLoad()
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.next)
            #expect(page.view.calls == [.showLoading])
            page.environment.deliver(.all)
            #expect(page.view.calls == [.showLoading, .endRefreshing, .showRows, .reloadRows])
            #expect(page.cell(at: 1).contains(.showAction("Friend", isEnabled: true)))
        }

        @Test("A person with a running request keeps their state while they are absent")
        func keepsBusy() {
            load()
            environment.fail(.follow)
            presenter.cellPresenter(at: 1).didTapAction()
            #expect(environment.happen("leave", .integer(2)) == nil)
            presenter.didPullToRefresh()
            environment.deliver(.last)
            #expect(presenter.numberOfRows == 3)
            #expect(environment.happen("return", .integer(2)) == nil)
            presenter.didPullToRefresh()
            environment.deliver(.last)
            #expect(cell(at: 1).contains(.showAction("Following", isEnabled: true)))
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.showToast("Could not follow")])
        }

        @Test("A person who leaves is forgotten if no request runs")
        func forgets() {
            let page = Self(PeopleEnvironment(opening: .people(known: [2])), .follow)
            page.load()
            page.presenter.cellPresenter(at: 1).didTapAction()
            for event in ["leave", "return"] {
                #expect(page.environment.happen(event, .integer(2)) == nil)
                page.presenter.didPullToRefresh()
                page.environment.deliver(.all)
            }
            #expect(page.cell(at: 1).contains(.showDelete(false)))
        }

        @Test("Only one row reveals its delete button at a time")
        func revealsOne() {
            let page = Self(PeopleEnvironment(opening: .people(known: [1, 2])), .follow)
            page.load()
            page.presenter.cellPresenter(at: 0).didTapAction()
            page.presenter.cellPresenter(at: 0).didTapAction()
            page.presenter.cellPresenter(at: 0).didTapAction()
            #expect(page.cell(at: 0).contains(.showDelete(true)))
            page.presenter.cellPresenter(at: 1).didTapAction()
            #expect(page.cell(at: 0).contains(.showDelete(false)))
            #expect(page.cell(at: 1).contains(.showDelete(true)))
        }

        @Test("A message of a row is shown")
        func tells() {
            load()
            environment.fail(.follow)
            presenter.cellPresenter(at: 2).didTapAction()
            environment.deliver(.all)
            #expect(view.calls == [.showToast("Could not follow")])
        }

        @Test("An acceptance shows in its row; a user who is not listed updates no row")
        func accepts() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.load()
            let cell = PersonCellSpy()
            page.presenter.cellPresenter(at: 1).attach(cell)
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            #expect(cell.calls.last == .showAction("Friend", isEnabled: true))
            page.presenter.userDidAccept(id: 99)
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: PeoplePresenter? = Self.presenter(in: environment)
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
            var view: PeopleViewSpy? = PeopleViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }
    }
}
