internal import Testing

@testable internal import PeopleVIPER

extension WithoutViewTests {
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

        /// Lists people to whom the viewer stands so.
        private func list(_ relations: PersonSummary.Relation...) {
            interactor.people = relations.enumerated().map { index, relation in
                PersonSummary(id: index + 1, name: index == 0 ? "" : "Ada", relation: relation)
            }
        }

        /// What a cell is told that is filled for a row.
        private func cell(at row: Int) -> [PersonCellSpy.Call] {
            let cell = PersonCellSpy()
            presenter.fill(cell, at: row)
            return cell.calls
        }

        @Test("Each thing that a person does with the list is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.start, .fetchPeople, .refreshPeople])
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until people have come")
        func loads() {
            presenter.didBeginFetchingPeople()
            #expect(view.calls == [.showLoading])
            view.calls = []
            list(.notFollowed, .followed)
            presenter.didFetchPeople()
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("People that fail say so in place, nobody says so, and a refresh that fails says so")
        func says() {
            presenter.didFailToFetchPeople()
            presenter.didFetchPeople()
            presenter.didFailToRefreshPeople()
            #expect(
                view.calls == [
                    .showError("Could not load people"), .showEmpty("Nobody here"), .reloadRows,
                    .showToast("Could not refresh"),
                ]
            )
        }

        @Test("What fails for a person is said")
        func saysOfPerson() {
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

        @Test("A cell is told all of its row")
        func fillsCell() {
            list(.notFollowed, .followed, .stranger, .asked, .friend)
            #expect(
                cell(at: 0) == [
                    .showIdentifier("person.1"), .showName("Anonymous"),
                    .showAction("Follow", isEnabled: true), .showDelete(false),
                ]
            )
            #expect(cell(at: 1).contains(.showName("Ada")))
            #expect(cell(at: 1).contains(.showAction("Following", isEnabled: true)))
            #expect(cell(at: 2).contains(.showAction("Add friend", isEnabled: true)))
            #expect(cell(at: 3).contains(.showAction("Pending", isEnabled: false)))
            #expect(cell(at: 4).contains(.showAction("Friend", isEnabled: true)))
        }

        @Test("What a tap on a row does is the interactor's to decide")
        func taps() {
            list(.notFollowed, .followed)
            presenter.didTapAction(at: 0)
            presenter.didTapDelete(at: 1)
            #expect(interactor.calls == [.actOnPerson(index: 0), .takeBackPerson(index: 1)])
            #expect(view.calls.isEmpty)
        }

        @Test("What may be taken back is revealed, and hidden when that is said again")
        func reveals() {
            list(.followed, .friend)
            presenter.mayTakeBack(interactor.people[0], at: 0)
            presenter.mayTakeBack(interactor.people[1], at: 1)
            presenter.mayTakeBack(interactor.people[1], at: 1)
            #expect(
                view.calls == [
                    .showDelete(true, row: 0), .showDelete(true, row: 1),
                    .showDelete(false, row: 1),
                ]
            )
            #expect(cell(at: 0).contains(.showDelete(true)))
            #expect(cell(at: 1).contains(.showDelete(false)))
        }

        @Test("What is being taken back is revealed no more")
        func takesBack() {
            list(.followed)
            presenter.mayTakeBack(interactor.people[0], at: 0)
            view.calls = []
            presenter.didBeginTakingBack(interactor.people[0], at: 0)
            #expect(view.calls == [.showDelete(false, row: 0)])
            #expect(cell(at: 0).contains(.showDelete(false)))
        }

        @Test("What changes in a row is shown there")
        func changes() {
            presenter.didChangeRelation(
                of: PersonSummary(id: 3, name: "", relation: .asked),
                at: 2
            )
            presenter.didChangeRelation(
                of: PersonSummary(id: 3, name: "", relation: .friend),
                at: 2
            )
            #expect(
                view.calls == [
                    .showAction("Pending", isEnabled: false, row: 2),
                    .showAction("Friend", isEnabled: true, row: 2),
                ]
            )
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: PeopleViewSpy? = PeopleViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchPeople()
        }
    }
}
