internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service contains this person, too: person 2 is not followed and not a friend.
    @MainActor
    @Suite("The controller of a row")
    struct PersonCellControllerTests {
        private let environment: PeopleEnvironment
        private let controller: PersonCellController
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
            controller = Self.row(of: contact, kind, in: environment)
            controller.onMessage = { [log] in log.messages.append($0) }
        }

        private static func row(
            of contact: Contact,
            _ kind: Contact.Kind,
            in environment: PeopleEnvironment
        ) -> PersonCellController {
            PersonCellController(
                contact: contact,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// The displayed values of the row.
        private func shown() -> [String] {
            ["\(controller.action)"] + (controller.canAct ? [] : ["disabled"])
                + (controller.isRevealed ? ["revealed"] : [])
        }

        private func row(_ action: String, isEnabled: Bool = true, isRevealed: Bool = false)
            -> [String]
        {
            [action] + (isEnabled ? [] : ["disabled"]) + (isRevealed ? ["revealed"] : [])
        }

        @Test("A row shows the name, and Anonymous for a missing name")
        func names() {
            #expect(controller.name == "Ada")
            let nobody = Contact(id: 3, name: "", relation: .none)
            #expect(Self.row(of: nobody, .follow, in: environment).name == "Anonymous")
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
            controller.act()
            #expect(shown() == row("Following"))
            controller.act()
            controller.takeBack()
            #expect(shown() == row("Following"))
            environment.deliver(.all)
            #expect(environment.requests == [.follow(userID: 2)])
            #expect(messages == [])
            controller.act()
            #expect(shown() == row("Following", isRevealed: true))
            controller.act()
            #expect(shown() == row("Following"))
        }

        @Test("A row that reveals its delete button reports it, and hides it for another row")
        func reveals() {
            let page = Self(.follow, .established)
            var revealCount = 0
            page.controller.onReveal = { revealCount += 1 }
            page.controller.act()
            page.controller.act()
            #expect(revealCount == 1)
            page.controller.act()
            #expect(revealCount == 2)
            page.controller.hideDelete()
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
            page.controller.act()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
            page.controller.act()
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
            page.controller.act()
            page.controller.takeBack()
            #expect(page.shown() == row(action))
            page.controller.act()
            #expect(page.shown() == row(action))
            page.environment.deliver(.all)
            #expect(page.shown() == before)
            #expect(page.messages == [message])
            page.controller.takeBack()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
        }

        @Test("A change is reported when the service has made it, and not if the request fails")
        func reportsChanges() {
            let page = Self(.follow, .none)
            var changeCount = 0
            page.controller.onChange = { changeCount += 1 }
            page.environment.fail(.follow)
            page.controller.act()
            page.environment.deliver(.all)
            #expect(changeCount == 0)
            page.controller.act()
            #expect(changeCount == 0)
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.environment.fail(.unfollow)
            page.controller.takeBack()
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.controller.takeBack()
            page.environment.deliver(.all)
            #expect(changeCount == 2)
        }

        @Test("A user becomes a friend by accepting a friend request")
        func accepts() {
            let page = Self(.friend, .none)
            page.controller.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.environment.deliver(.all)
            page.controller.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.controller.accept()
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
            page.controller.act()
            page.controller.accept()
            page.controller.act()
            #expect(page.shown() == row("Friend"))
            page.environment.deliver(.all)
            #expect(page.shown() == row("Friend"))
            #expect(page.messages == [])
            page.controller.act()
            #expect(page.shown() == row("Friend", isRevealed: true))
        }

        @Test("The values of the service are applied, but not while a request runs")
        func updates() {
            controller.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Following"))
            controller.takeBack()
            controller.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Follow"))
        }

        @Test("A reply after the release of the row does nothing and keeps nothing alive")
        func releases() {
            var controller: PersonCellController? = Self.row(
                of: Contact(id: 2, name: "", relation: .none),
                .follow,
                in: environment
            )
            weak let released = controller
            controller?.onMessage = { [log] in log.messages.append($0) }
            environment.fail(.follow)
            controller?.act()
            controller = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages == [])
        }
    }
}
