internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model object of people, and one person")
    struct OnePersonTests {
        private let environment: PeopleEnvironment
        private let loader: PeopleLoader
        private let log = Log()

        @MainActor
        private final class Log {
            var events: [PeopleLoader.Event] = []
        }

        init() {
            self.init(.follow)
        }

        private init(_ kind: Contact.Kind, known: [Int] = [], asked: [Int] = []) {
            environment = PeopleEnvironment(
                opening: .people(kind: kind.rawValue, known: known, asked: asked)
            )
            loader = PeopleLoader(
                viewerID: 1,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
            loader.start()
            environment.deliver(.all)
            loader.onEvent = { [log] in log.events.append($0) }
        }

        private var relations: [Contact.Relation] { loader.people.map(\.relation) }

        /// The relations to the second person in the events of one person.
        private var reported: [Contact.Relation] {
            log.events.compactMap {
                if case .person(let person) = $0 { person.relation } else { nil }
            }
        }

        @Test("Following is reported at once; until the reply the person cannot be changed")
        func follows() {
            loader.ask(2)
            #expect(relations == [.none, .established, .none])
            #expect(loader.isBusy(2))
            loader.ask(2)
            loader.takeBack(2)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            #expect(!loader.isBusy(2))
            loader.ask(2)
            #expect(environment.waitingReplies == 0)
            #expect(reported == [.established])
        }

        @Test("No request is sent for an existing or pending relation or an unknown person")
        func asksOnlyStrangers() {
            let page = Self(.friend, known: [2], asked: [3])
            for id in [2, 3, 99] { page.loader.ask(id) }
            page.loader.takeBack(99)
            #expect(page.log.events.isEmpty)
            #expect(page.environment.waitingReplies == 0)
        }

        @Test(
            "A failed request is undone and reported, and can be repeated",
            arguments: [
                (Contact.Kind.follow, Model.Operation.follow, Contact.Relation.established),
                (.friend, .add, .requested),
            ]
        )
        func askFails(kind: Contact.Kind, operation: Model.Operation, asked: Contact.Relation) {
            let page = Self(kind)
            page.environment.fail(operation)
            page.loader.ask(2)
            page.environment.deliver(.all)
            #expect(page.reported == [asked, .none])
            #expect(page.log.events.last == .askFailed)
            page.loader.ask(2)
            page.environment.deliver(.all)
            #expect(page.relations[1] == asked)
        }

        @Test(
            "Ending a relation is reported at once, and restored if it fails",
            arguments: [
                (Contact.Kind.follow, Model.Operation.unfollow), (.friend, .remove),
            ]
        )
        func takesBack(kind: Contact.Kind, operation: Model.Operation) {
            let page = Self(kind, known: [2])
            page.environment.fail(operation)
            page.loader.takeBack(2)
            page.loader.takeBack(2)
            #expect(page.environment.waitingReplies == 1)
            page.environment.deliver(.all)
            #expect(page.reported == [.none, .established])
            #expect(page.log.events.last == .takeBackFailed)
            page.loader.takeBack(2)
            page.environment.deliver(.all)
            #expect(page.relations == [.none, .none, .none])
            #expect(!page.loader.isBusy(2))
        }

        @Test(
            "A user who accepts early stays a friend, even if the request fails",
            arguments: [true, false]
        )
        func acceptsEarly(fails: Bool) {
            let page = Self(.friend)
            if fails { page.environment.fail(.add) }
            page.loader.ask(2)
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.all)
            #expect(page.reported == [.requested, .established])
            #expect(!page.log.events.contains(.askFailed))
        }

        @Test("The acceptance of a user who is not listed reports no person")
        func acceptsUnknown() {
            loader.userDidAccept(id: 99)
            #expect(log.events.isEmpty)
        }

        @Test("A refresh keeps the relation of a person with a running request")
        func keepsBusy() {
            loader.refresh()
            loader.ask(2)
            environment.deliver(.next)
            #expect(relations == [.none, .established, .none])
            environment.deliver(.all)
            loader.takeBack(2)
            environment.deliver(.all)
            loader.refresh()
            environment.deliver(.all)
            #expect(relations == [.none, .none, .none])
        }

        @Test(
            "If a relation changes during a refresh, the people are requested again",
            arguments: [Contact.Kind.follow, .friend]
        )
        func requestsAgain(kind: Contact.Kind) {
            let page = Self(kind, known: [3])
            for change in [{ page.loader.ask(2) }, { page.loader.takeBack(3) }] {
                page.loader.refresh()
                change()
                page.environment.deliver(.last)
                page.environment.deliver(.next)
                #expect(page.loader.isRefreshing)
                #expect(page.environment.waitingReplies == 1)
                page.environment.deliver(.all)
                #expect(!page.loader.isRefreshing)
            }
            page.environment.fail(.people)
            page.loader.refresh()
            page.loader.ask(1)
            page.environment.deliver(.last)
            page.environment.deliver(.next)
            #expect(page.environment.waitingReplies == 0)
        }

        @Test("If a person accepts during the first load, the people are requested again")
        func requestsAgainAfterAcceptance() {
            let page = Self(.friend, asked: [2])
            page.loader.load()
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.next)
            #expect(page.loader.firstLoad == .running)
            page.environment.deliver(.all)
            #expect(page.relations == [.none, .established, .none])
        }

        @Test("A person with a running request keeps their relation while they are absent")
        func keepsAbsent() {
            environment.fail(.follow)
            loader.ask(2)
            #expect(environment.happen("leave", .integer(2)) == nil)
            loader.refresh()
            environment.deliver(.last)
            #expect(loader.people.map(\.id) == [1, 3])
            #expect(environment.happen("return", .integer(2)) == nil)
            loader.refresh()
            environment.deliver(.last)
            #expect(relations == [.none, .established, .none])
            #expect(environment.happen("leave", .integer(2)) == nil)
            loader.refresh()
            environment.deliver(.last)
            environment.deliver(.all)
            #expect(log.events.last == .askFailed)
        }
    }
}
