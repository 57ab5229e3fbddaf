internal import CellTesting
internal import Model
internal import People
internal import Scripts
internal import Testing

@testable internal import PeopleMVC

extension WithoutViewTests {
    /// The service knows of these people too: person 2, who is followed by nobody and no friend.
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

        /// What the row shows.
        private func shown() -> [String] {
            ["\(controller.action)"] + (controller.canAct ? [] : ["disabled"])
                + (controller.isRevealed ? ["revealed"] : [])
        }

        private func row(_ action: String, isEnabled: Bool = true, isRevealed: Bool = false)
            -> [String]
        {
            [action] + (isEnabled ? [] : ["disabled"]) + (isRevealed ? ["revealed"] : [])
        }

        @Test("A row shows the name, or that there is none")
        func names() {
            #expect(controller.name == "Ada")
            let nobody = Contact(id: 3, name: "", relation: .none)
            #expect(Self.row(of: nobody, .follow, in: environment).name == "Anonymous")
        }

        @Test("What a row offers depends on kind and relation")
        func offers() {
            #expect(Self(.follow, .none).shown() == row("Follow"))
            #expect(Self(.follow, .established).shown() == row("Following"))
            #expect(Self(.friend, .none).shown() == row("Add friend"))
            #expect(Self(.friend, .requested).shown() == row("Pending", isEnabled: false))
            #expect(Self(.friend, .established).shown() == row("Friend"))
        }

        @Test("Following shows at once, and while it is asked for nothing else is")
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

        @Test(
            "What fails to be asked for goes back and says so, and can be asked for again",
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
            "Taking it back shows at once and hides the button; where that fails it is as before",
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

        @Test("Who was asked is a friend when the other side accepts")
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
            "Who accepts early stays a friend, whatever becomes of the request",
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

        @Test("What the service says is taken over, but not while a request runs")
        func updates() {
            controller.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Following"))
            controller.takeBack()
            controller.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Follow"))
        }

        @Test("A reply that comes when the row is gone does nothing and keeps nothing alive")
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
