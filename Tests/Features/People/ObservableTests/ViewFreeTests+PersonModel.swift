internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of these people too: person 2, who is followed by nobody and no friend.
    @MainActor
    @Suite("The model of a row")
    struct PersonModelTests {
        private let environment: PeopleEnvironment
        private let person: PersonModel
        private var messages: [String] { log.messages }
        private let log = Log()
        private let tasks = ScreenTasks()

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
            person = Self.person(contact, kind, in: environment)
            person.onMessage = { [log] in log.messages.append($0) }
        }

        private static func person(
            _ contact: Contact,
            _ kind: Contact.Kind,
            in environment: PeopleEnvironment
        ) -> PersonModel {
            PersonModel(
                contact: contact,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Taps the button of the row.
        private func act() {
            MainActorQueue.settle { person.act(in: tasks) }
        }

        /// The texts and states of the row on the screen.
        private func shown() -> [String] {
            row(person.actionTitle, isEnabled: person.canAct, isRevealed: person.showsDelete)
        }

        private func row(_ action: String, isEnabled: Bool = true, isRevealed: Bool = false)
            -> [String]
        {
            [action] + (isEnabled ? [] : ["disabled"]) + (isRevealed ? ["revealed"] : [])
        }

        @Test("A row shows the name, or that there is none")
        func names() {
            #expect(person.name == "Ada")
            #expect(person.id == 2)
            let nobody = Contact(id: 3, name: "", relation: .none)
            #expect(Self.person(nobody, .follow, in: environment).name == "Anonymous")
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
            act()
            #expect(shown() == row("Following"))
            act()
            start(person.takeBack)
            #expect(shown() == row("Following"))
            environment.settle()
            #expect(environment.requests == [.follow(userID: 2)])
            #expect(messages == [])
            act()
            #expect(shown() == row("Following", isRevealed: true))
            act()
            #expect(shown() == row("Following"))
        }

        @Test("A row that reveals its delete button reports it, and hides it for another row")
        func reveals() {
            let page = Self(.follow, .established)
            var revealCount = 0
            page.person.onReveal = { revealCount += 1 }
            page.act()
            page.act()
            #expect(revealCount == 1)
            page.act()
            #expect(revealCount == 2)
            page.person.hideDelete()
            #expect(page.shown() == row("Following"))
            #expect(revealCount == 2)
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
            page.act()
            page.environment.settle()
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
            page.act()
            page.environment.settle()
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
            page.act()
            start(page.person.takeBack)
            #expect(page.shown() == row(action))
            page.act()
            #expect(page.shown() == row(action))
            page.environment.settle()
            #expect(page.shown() == before)
            #expect(page.messages == [message])
            start(page.person.takeBack)
            page.environment.settle()
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
        }

        @Test("A cancelled request shows no failure")
        func cancels() {
            var tasks: ScreenTasks? = ScreenTasks()
            MainActorQueue.settle {
                if let tasks { person.act(in: tasks) }
            }
            MainActorQueue.settle { tasks = nil }
            #expect(!person.isBusy)
            environment.settle()
            let takingBack = start(person.takeBack)
            MainActorQueue.settle { takingBack?.cancel() }
            #expect(shown() == row("Follow"))
            #expect(messages == [])
            environment.settle()
        }

        @Test("A change is reported when the service has made it, and not if the request fails")
        func reportsChanges() {
            let page = Self(.follow, .none)
            var changeCount = 0
            page.person.onChange = { changeCount += 1 }
            page.environment.fail(.follow)
            page.act()
            page.environment.settle()
            #expect(changeCount == 0)
            page.act()
            #expect(changeCount == 0)
            page.environment.settle()
            #expect(changeCount == 1)
            page.environment.fail(.unfollow)
            start(page.person.takeBack)
            page.environment.settle()
            #expect(changeCount == 1)
            start(page.person.takeBack)
            page.environment.settle()
            #expect(changeCount == 2)
        }

        @Test("Who was asked is a friend when the other side accepts")
        func accepts() {
            let page = Self(.friend, .none)
            page.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.environment.settle()
            page.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.person.accept()
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
            page.act()
            page.person.accept()
            page.act()
            #expect(page.shown() == row("Friend"))
            page.environment.settle()
            #expect(page.shown() == row("Friend"))
            #expect(page.messages == [])
            page.act()
            #expect(page.shown() == row("Friend", isRevealed: true))
        }

        @Test("What the service says is taken over, but not while a request runs")
        func updates() {
            person.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Following"))
            start(person.takeBack)
            person.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Follow"))
        }
    }
}
