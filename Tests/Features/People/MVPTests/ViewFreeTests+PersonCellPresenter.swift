internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service contains this person, too: person 2 is not followed and not a friend.
    @MainActor
    @Suite("The presenter of a row")
    struct PersonCellPresenterTests {
        private let environment: PeopleEnvironment
        private let presenter: PersonCellPresenter
        private var messages: [String] { log.messages }
        private let log = Log()

        @MainActor
        private final class Log {
            var messages: [String] = []
        }

        init() {
            self.init(.follow, .none)
        }

        private init(_ kind: Contact.Kind, _ relation: Contact.Relation) {
            environment = PeopleEnvironment(
                opening: .people(
                    kind: kind.rawValue,
                    known: relation == .established ? [2] : [],
                    asked: relation == .requested ? [2] : []
                )
            )
            let contact = Contact(id: 2, name: "Ada", relation: relation)
            presenter = Self.row(of: contact, kind, in: environment)
            presenter.onMessage = { [log] in log.messages.append($0) }
        }

        private static func row(
            of contact: Contact,
            _ kind: Contact.Kind,
            in environment: PeopleEnvironment
        ) -> PersonCellPresenter {
            PersonCellPresenter(
                contact: contact,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Returns the calls to a cell that attaches itself.
        private func shown() -> [PersonCellSpy.Call] {
            let cell = PersonCellSpy()
            presenter.attach(cell)
            return Array(cell.calls.dropFirst())
        }

        private func row(_ action: String, isEnabled: Bool = true, isRevealed: Bool = false)
            -> [PersonCellSpy.Call]
        {
            [.showAction(action, isEnabled: isEnabled), .showDelete(isRevealed)]
        }

        @Test("An attached view receives all values of the row")
        func shows() {
            let cell = PersonCellSpy()
            presenter.attach(cell)
            #expect(
                cell.calls == [
                    .showName("Ada"),
                    .showAction("Follow", isEnabled: true), .showDelete(false),
                ]
            )
            let nobody = Contact(id: 3, name: "", relation: .none)
            Self.row(of: nobody, .follow, in: environment).attach(cell)
            #expect(cell.calls.contains(.showName("Anonymous")))
        }

        @Test("A view receives each change until it detaches itself")
        func tells() {
            let cell = PersonCellSpy()
            presenter.attach(cell)
            cell.calls = []
            presenter.didTapAction()
            #expect(cell.calls == [.showAction("Following", isEnabled: true)])
            environment.deliver(.all)
            presenter.didTapAction()
            #expect(cell.calls.last == .showDelete(true))
            presenter.detach(cell)
            cell.calls = []
            presenter.didTapAction()
            #expect(cell.calls.isEmpty)
            #expect(shown() == row("Following"))
        }

        @Test("A reused cell detaches only itself: the cell that shows the row now is updated")
        func detachesOnlyItself() {
            let reused = PersonCellSpy()
            let cell = PersonCellSpy()
            presenter.attach(reused)
            presenter.attach(cell)
            presenter.detach(reused)
            cell.calls = []
            presenter.didTapAction()
            #expect(cell.calls == [.showAction("Following", isEnabled: true)])
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var cell: PersonCellSpy? = PersonCellSpy()
            if let cell { presenter.attach(cell) }
            cell = nil
            #expect(presenter.view == nil)
        }

        @Test("The buttons of a row depend on kind and relation")
        func offers() {
            #expect(Self(.follow, .none).shown() == row("Follow"))
            #expect(Self(.follow, .established).shown() == row("Following"))
            #expect(Self(.friend, .none).shown() == row("Add friend"))
            #expect(Self(.friend, .requested).shown() == row("Pending", isEnabled: false))
            #expect(Self(.friend, .established).shown() == row("Friend"))
        }

        @Test("Following shows at once; until the reply the row cannot be changed")
        func follows() {
            presenter.didTapAction()
            #expect(shown() == row("Following"))
            presenter.didTapAction()
            presenter.didTapDelete()
            #expect(shown() == row("Following"))
            environment.deliver(.all)
            #expect(environment.requests == [.follow(userID: 2)])
            #expect(messages == [])
            presenter.didTapAction()
            #expect(shown() == row("Following", isRevealed: true))
            presenter.didTapAction()
            #expect(shown() == row("Following"))
        }

        @Test("A row that reveals its delete button reports it, and hides it for another row")
        func reveals() {
            let page = Self(.follow, .established)
            var revealCount = 0
            page.presenter.onReveal = { revealCount += 1 }
            page.presenter.didTapAction()
            page.presenter.didTapAction()
            #expect(revealCount == 1)
            page.presenter.didTapAction()
            #expect(revealCount == 2)
            page.presenter.hideDelete()
            #expect(page.shown() == row("Following"))
            #expect(revealCount == 2)
        }

        @Test(
            "A failed request is undone and reported, and can be repeated",
            arguments: [
                (Contact.Kind.follow, Model.Operation.follow, "Follow", "Could not follow"),
                (.friend, .add, "Add friend", "Could not add"),
            ]
        )
        func askFails(
            kind: Contact.Kind,
            operation: Model.Operation,
            action: String,
            message: String
        ) {
            let page = Self(kind, .none)
            page.environment.fail(operation)
            page.presenter.didTapAction()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
            page.presenter.didTapAction()
            page.environment.deliver(.all)
            #expect(page.shown() != row(action))
            #expect(page.messages == [message])
        }

        @Test(
            "Ending a relation shows at once and hides the button; a failure restores the relation",
            arguments: [
                (Contact.Kind.follow, Model.Operation.unfollow, "Follow", "Could not unfollow"),
                (.friend, .remove, "Add friend", "Could not remove"),
            ]
        )
        func takesBack(
            kind: Contact.Kind,
            operation: Model.Operation,
            action: String,
            message: String
        ) {
            let page = Self(kind, .established)
            let before = page.shown()
            page.environment.fail(operation)
            page.presenter.didTapAction()
            page.presenter.didTapDelete()
            #expect(page.shown() == row(action))
            page.presenter.didTapAction()
            #expect(page.shown() == row(action))
            page.environment.deliver(.all)
            #expect(page.shown() == before)
            #expect(page.messages == [message])
            page.presenter.didTapDelete()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
        }

        @Test("A change is reported when the service has made it, and not if the request fails")
        func reportsChanges() {
            let page = Self(.follow, .none)
            var changeCount = 0
            page.presenter.onChange = { changeCount += 1 }
            page.environment.fail(.follow)
            page.presenter.didTapAction()
            page.environment.deliver(.all)
            #expect(changeCount == 0)
            page.presenter.didTapAction()
            #expect(changeCount == 0)
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.environment.fail(.unfollow)
            page.presenter.didTapDelete()
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.presenter.didTapDelete()
            page.environment.deliver(.all)
            #expect(changeCount == 2)
        }

        @Test("A user becomes a friend by accepting a friend request")
        func accepts() {
            let page = Self(.friend, .none)
            page.presenter.didTapAction()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.environment.deliver(.all)
            page.presenter.didTapAction()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.presenter.accept()
            #expect(page.shown() == row("Friend"))
            #expect(page.environment.requests == [.add(userID: 2)])
        }

        @Test(
            "A user who accepts early stays a friend, even if the request fails",
            arguments: [true, false]
        )
        func acceptsEarly(fails: Bool) {
            let page = Self(.friend, .none)
            if fails { page.environment.fail(.add) }
            page.presenter.didTapAction()
            page.presenter.accept()
            page.presenter.didTapAction()
            #expect(page.shown() == row("Friend"))
            page.environment.deliver(.all)
            #expect(page.shown() == row("Friend"))
            #expect(page.messages == [])
            page.presenter.didTapAction()
            #expect(page.shown() == row("Friend", isRevealed: true))
        }

        @Test("The values of the service are applied, but not while a request runs")
        func updates() {
            presenter.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Following"))
            presenter.didTapDelete()
            presenter.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Follow"))
        }

        @Test("A reply after the release of the row does nothing and keeps nothing alive")
        func releases() {
            var presenter: PersonCellPresenter? = Self.row(
                of: Contact(id: 2, name: "", relation: .none),
                .follow,
                in: environment
            )
            weak let released = presenter
            presenter?.onMessage = { [log] in log.messages.append($0) }
            environment.fail(.follow)
            presenter?.didTapAction()
            presenter = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages == [])
        }
    }
}
