internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of people")
    struct PeoplePresenterTests {
        private let interactor = PeopleInteractorSpy()
        private let view = PeopleViewSpy()
        private let presenter: PeoplePresenter

        init() {
            presenter = PeoplePresenter(interactor: interactor)
            presenter.view = view
        }

        private static func person(
            id: Int = 1,
            name: String = "Ada",
            _ relation: PersonSummary.Relation,
            isBusy: Bool = false
        ) -> PersonSummary {
            PersonSummary(id: id, name: name, relation: relation, isBusy: isBusy)
        }

        /// Lists people with the ids 1, 2 and so on, and forgets the calls.
        private func list(_ relations: PersonSummary.Relation...) {
            presenter.didFetchPeople(
                relations.enumerated().map { Self.person(id: $0 + 1, $1) }
            )
            view.calls = []
        }

        @Test("Requests for the list go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.start, .fetchPeople, .refreshPeople])
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the people arrive")
        func loads() {
            presenter.didBeginFetchingPeople()
            #expect(presenter.numberOfRows == 0)
            presenter.didFetchPeople([Self.person(.followed)])
            #expect(view.calls == [.showLoading, .endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 1)
        }

        @Test("A failed load, an empty list and a failed refresh have their texts")
        func reports() {
            presenter.didFailToFetchPeople()
            presenter.didFetchPeople([])
            presenter.didFailToRefreshPeople()
            #expect(
                view.calls == [
                    .endRefreshing, .showError("Could not load people"),
                    .endRefreshing, .showEmpty("Nobody here"), .reloadRows,
                    .endRefreshing, .showToast("Could not refresh"),
                ]
            )
        }

        @Test("Failed requests for a person have their texts")
        func reportsFailures() {
            presenter.didFailToFollow()
            presenter.didFailToUnfollow()
            presenter.didFailToAdd()
            presenter.didFailToRemove()
            #expect(
                view.calls == [
                    .showToast("Could not follow"), .showToast("Could not unfollow"),
                    .showToast("Could not add"), .showToast("Could not remove"),
                ]
            )
        }

        @Test(
            "A row has the finished texts of its person",
            arguments: [
                (PersonSummary.Relation.notFollowed, "Follow"), (.followed, "Following"),
                (.stranger, "Add friend"), (.asked, "Pending"), (.friend, "Friend"),
            ]
        )
        func makesRow(relation: PersonSummary.Relation, action: String) {
            list(relation)
            #expect(
                presenter.row(at: 0)
                    == PersonRow(
                        id: 1,
                        name: "Ada",
                        action: action,
                        canAct: relation != .asked,
                        isDeleteRevealed: false
                    )
            )
        }

        @Test("A person without a name is Anonymous")
        func makesRowOfAnonymous() {
            presenter.didFetchPeople([Self.person(name: "", .followed)])
            #expect(presenter.row(at: 0).name == "Anonymous")
        }

        @Test("A tap on the action connects, unless it is pending or the person is busy")
        func connects() {
            list(.notFollowed, .stranger, .asked, .notFollowed)
            presenter.didUpdatePerson(Self.person(id: 4, .notFollowed, isBusy: true))
            view.calls = []
            for id in 1...5 { presenter.didTapAction(id: id) }
            #expect(interactor.calls == [.connect(id: 1), .connect(id: 2)])
            #expect(view.calls.isEmpty)
        }

        @Test("A tap on an existing relation reveals the delete button, and the next one hides it")
        func reveals() {
            list(.followed, .friend)
            for (index, id) in [1, 2].enumerated() {
                presenter.didTapAction(id: id)
                let revealed = presenter.row(at: index)
                #expect(revealed.isDeleteRevealed)
                presenter.didTapAction(id: id)
                let hidden = presenter.row(at: index)
                #expect(!hidden.isDeleteRevealed)
                #expect(view.calls == [.updateRow(revealed), .updateRow(hidden)])
                view.calls = []
            }
            #expect(interactor.calls.isEmpty)
        }

        @Test("Only one row reveals its delete button at a time")
        func revealsOne() {
            list(.followed, .followed)
            presenter.didTapAction(id: 1)
            view.calls = []
            presenter.didTapAction(id: 2)
            let rows = [presenter.row(at: 0), presenter.row(at: 1)]
            #expect(rows.map(\.isDeleteRevealed) == [false, true])
            #expect(view.calls == rows.map { .updateRow($0) })
            presenter.didTapDelete(id: 1)
            #expect(presenter.row(at: 1).isDeleteRevealed)
            #expect(interactor.calls == [.disconnect(id: 1)])
        }

        @Test("A revealed delete button stays revealed after a refresh")
        func keepsRevealed() {
            list(.followed)
            presenter.didTapAction(id: 1)
            list(.followed)
            #expect(presenter.row(at: 0).isDeleteRevealed)
        }

        @Test("The delete button of a person who has left is hidden when they return")
        func forgetsRevealed() {
            list(.followed, .followed)
            presenter.didTapAction(id: 2)
            list(.followed)
            list(.followed, .followed)
            #expect(!presenter.row(at: 1).isDeleteRevealed)
        }

        @Test("A tap on the delete button ends the relation and hides the button")
        func disconnects() {
            list(.followed)
            presenter.didTapAction(id: 1)
            presenter.didTapDelete(id: 1)
            #expect(interactor.calls == [.disconnect(id: 1)])
            presenter.didUpdatePerson(Self.person(.notFollowed, isBusy: true))
            #expect(!presenter.row(at: 0).isDeleteRevealed)
            presenter.didTapDelete(id: 1)
            presenter.didTapDelete(id: 2)
            #expect(interactor.calls == [.disconnect(id: 1)])
        }

        @Test("The delete button of a busy person does nothing and stays revealed")
        func keepsRevealedWhileBusy() {
            list(.friend)
            presenter.didTapAction(id: 1)
            presenter.didUpdatePerson(Self.person(.friend, isBusy: true))
            presenter.didTapDelete(id: 1)
            #expect(interactor.calls.isEmpty)
            presenter.didUpdatePerson(Self.person(.friend))
            #expect(presenter.row(at: 0).isDeleteRevealed)
        }

        @Test("A changed person updates the row; a person who is not listed updates none")
        func updates() {
            list(.stranger, .stranger)
            presenter.didUpdatePerson(Self.person(id: 2, .asked))
            presenter.didUpdatePerson(Self.person(id: 3, .asked))
            #expect(presenter.row(at: 1).action == "Pending")
            #expect(view.calls == [.updateRow(presenter.row(at: 1))])
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: PeopleViewSpy? = PeopleViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchPeople([Self.person(.followed)])
            #expect(presenter.numberOfRows == 1)
        }
    }
}
