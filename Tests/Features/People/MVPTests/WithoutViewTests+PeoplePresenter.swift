internal import CellTesting
internal import HeadlessKit
internal import Model
internal import People
internal import Scripts
internal import Testing

@testable internal import PeopleMVP

extension WithoutViewTests {
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

        /// Loads the people, and forgets how.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        /// What a cell is told that is filled for a row.
        private func cell(at row: Int) -> [PersonCellSpy.Call] {
            let cell = PersonCellSpy()
            presenter.cellPresenter(at: row).attach(cell)
            return cell.calls
        }

        private func name(_ id: Int) -> String { SampleData(seed: 7).user(id: id).name }

        @Test("Loading shows until the people have come")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 4)
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("People that fail say so in place, and the button loads again")
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

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.people)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("Where nobody is, it says so, also after a refresh")
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

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.people)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 4)
        }

        @Test("A refresh keeps rows, with what runs and what is revealed")
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

        @Test("What a row has to say is said by the list")
        func tells() {
            load()
            environment.fail(.follow)
            presenter.cellPresenter(at: 2).didTapAction()
            environment.deliver(.all)
            #expect(view.calls == [.showToast("Could not follow")])
        }

        @Test("Whoever accepts is shown so, others are not known")
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
            page.environment.dependencies.peopleService.onAcceptance?(99)
        }

        @Test("Replies that come when the presenter is gone do nothing and keep nothing alive")
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

        @Test("The presenter keeps no view alive, and works on without")
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
