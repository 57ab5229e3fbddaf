internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of these people too: person 2, who is followed by nobody and no friend.
    @MainActor
    @Suite("The view model of a row")
    struct PersonCellViewModelTests {
        private let environment: PeopleEnvironment
        private let viewModel: PersonCellViewModel
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
            viewModel = Self.row(of: contact, kind, in: environment)
            viewModel.onMessage = { [log] in log.messages.append($0) }
        }

        private static func row(
            of contact: Contact,
            _ kind: Contact.Kind,
            in environment: PeopleEnvironment
        ) -> PersonCellViewModel {
            PersonCellViewModel(
                contact: contact,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Returns the texts of the row.
        private func shown() -> [String] {
            ["\(viewModel.actionTitle.value)"] + (viewModel.canAct.value ? [] : ["disabled"])
                + (viewModel.showsDelete.value ? ["revealed"] : [])
        }

        private func row(_ action: String, isEnabled: Bool = true, isRevealed: Bool = false)
            -> [String]
        {
            [action] + (isEnabled ? [] : ["disabled"]) + (isRevealed ? ["revealed"] : [])
        }

        @Test("A row shows the name, or that there is none")
        func names() {
            #expect(viewModel.name == "Ada")
            #expect(viewModel.id == 2)
            let nobody = Contact(id: 3, name: "", relation: .none)
            #expect(Self.row(of: nobody, .follow, in: environment).name == "Anonymous")
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var heard: [String] = []
            viewModel.actionTitle.bind(to: observer) { heard.append($1) }
            viewModel.canAct.bind(to: observer) { heard.append("can act \($1)") }
            viewModel.showsDelete.bind(to: observer) { heard.append("revealed \($1)") }
            #expect(heard == ["Follow", "can act true", "revealed false"])
            heard = []
            viewModel.act()
            #expect(heard == ["Following"])
            environment.deliver(.all)
            viewModel.act()
            #expect(heard.last == "revealed true")
            viewModel.takeBack()
            #expect(heard.suffix(2) == ["revealed false", "Follow"])
        }

        @Test("An observer that has unbound itself receives nothing")
        func unbinds() {
            let observer = Observer()
            var changeCount = 0
            viewModel.actionTitle.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.canAct.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.showsDelete.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.unbind(observer)
            changeCount = 0
            viewModel.act()
            environment.deliver(.all)
            viewModel.act()
            #expect(changeCount == 0)
        }

        @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
        func unbindsOnlyItself() {
            let reused = Observer()
            let current = Observer()
            var heard: [String] = []
            viewModel.actionTitle.bind(to: reused) { _, _ in }
            viewModel.actionTitle.bind(to: current) { heard.append($1) }
            viewModel.unbind(reused)
            viewModel.act()
            #expect(heard == ["Follow", "Following"])
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
            viewModel.act()
            #expect(shown() == row("Following"))
            viewModel.act()
            viewModel.takeBack()
            #expect(shown() == row("Following"))
            environment.deliver(.all)
            #expect(environment.requests == [.follow(userID: 2)])
            #expect(messages == [])
            viewModel.act()
            #expect(shown() == row("Following", isRevealed: true))
            viewModel.act()
            #expect(shown() == row("Following"))
        }

        @Test("A row that reveals its delete button reports it, and hides it for another row")
        func reveals() {
            let page = Self(.follow, .established)
            var revealCount = 0
            page.viewModel.onReveal = { revealCount += 1 }
            page.viewModel.act()
            page.viewModel.act()
            #expect(revealCount == 1)
            page.viewModel.act()
            #expect(revealCount == 2)
            page.viewModel.hideDelete()
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
            page.viewModel.act()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
            page.viewModel.act()
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
            page.viewModel.act()
            page.viewModel.takeBack()
            #expect(page.shown() == row(action))
            page.viewModel.act()
            #expect(page.shown() == row(action))
            page.environment.deliver(.all)
            #expect(page.shown() == before)
            #expect(page.messages == [message])
            page.viewModel.takeBack()
            page.environment.deliver(.all)
            #expect(page.shown() == row(action))
            #expect(page.messages == [message])
        }

        @Test("A change is reported when the service has made it, and not if the request fails")
        func reportsChanges() {
            let page = Self(.follow, .none)
            var changeCount = 0
            page.viewModel.onChange = { changeCount += 1 }
            page.environment.fail(.follow)
            page.viewModel.act()
            page.environment.deliver(.all)
            #expect(changeCount == 0)
            page.viewModel.act()
            #expect(changeCount == 0)
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.environment.fail(.unfollow)
            page.viewModel.takeBack()
            page.environment.deliver(.all)
            #expect(changeCount == 1)
            page.viewModel.takeBack()
            page.environment.deliver(.all)
            #expect(changeCount == 2)
        }

        @Test("Who was asked is a friend when the other side accepts")
        func accepts() {
            let page = Self(.friend, .none)
            page.viewModel.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.environment.deliver(.all)
            page.viewModel.act()
            #expect(page.shown() == row("Pending", isEnabled: false))
            page.viewModel.accept()
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
            page.viewModel.act()
            page.viewModel.accept()
            page.viewModel.act()
            #expect(page.shown() == row("Friend"))
            page.environment.deliver(.all)
            #expect(page.shown() == row("Friend"))
            #expect(page.messages == [])
            page.viewModel.act()
            #expect(page.shown() == row("Friend", isRevealed: true))
        }

        @Test("What the service says is taken over, but not while a request runs")
        func updates() {
            viewModel.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Following"))
            viewModel.takeBack()
            viewModel.update(Contact(id: 2, name: "Ada", relation: .established))
            #expect(shown() == row("Follow"))
        }

        @Test("A reply that comes when the row is gone does nothing and keeps nothing alive")
        func releases() {
            var viewModel: PersonCellViewModel? = Self.row(
                of: Contact(id: 2, name: "", relation: .none),
                .follow,
                in: environment
            )
            weak let released = viewModel
            viewModel?.onMessage = { [log] in log.messages.append($0) }
            environment.fail(.follow)
            viewModel?.act()
            viewModel = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages == [])
        }
    }
}
