internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor and one person")
    struct PeopleInteractorRowsTests {
        private typealias Call = PeopleInteractorOutputSpy.Call

        private let environment: PeopleEnvironment
        private let output = PeopleInteractorOutputSpy()
        private let interactor: PeopleInteractor

        init() {
            self.init(.follow)
        }

        private init(_ kind: Contact.Kind, known: [Int] = [], asked: [Int] = []) {
            environment = PeopleEnvironment(
                opening: .people(kind: kind.rawValue, known: known, asked: asked)
            )
            interactor = PeopleInteractor(
                viewerID: 1,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
            interactor.output = output
            interactor.start()
            environment.deliver(.all)
        }

        /// The relations of the people that were fetched last.
        private var relations: [PersonSummary.Relation] {
            guard case .didFetchPeople(let people)? = output.calls.last else { return [] }
            return people.map(\.relation)
        }

        /// The call for a change of the second person.
        private static func update(
            _ relation: PersonSummary.Relation,
            isBusy: Bool = false
        ) -> Call {
            .didUpdatePerson(id: 2, relation, isBusy: isBusy)
        }

        @Test("The relation in a summary depends on kind and relation of the contact")
        func relates() {
            #expect(
                Self(.follow, known: [2]).relations == [.notFollowed, .followed, .notFollowed]
            )
            #expect(
                Self(.friend, known: [2], asked: [3]).relations == [.stranger, .friend, .asked]
            )
        }

        @Test("Following is reported at once; until the reply the person cannot be changed")
        func follows() {
            output.calls = []
            interactor.connect(id: 2)
            #expect(output.calls == [Self.update(.followed, isBusy: true)])
            interactor.connect(id: 2)
            interactor.disconnect(id: 2)
            #expect(environment.waitingReplies == 1)
            interactor.connect(id: 1)
            #expect(environment.waitingReplies == 2)
            environment.deliver(.all)
            interactor.connect(id: 2)
            #expect(environment.waitingReplies == 0)
            #expect(
                output.calls == [
                    Self.update(.followed, isBusy: true),
                    .didUpdatePerson(id: 1, .followed, isBusy: true),
                    Self.update(.followed), .didUpdatePerson(id: 1, .followed, isBusy: false),
                ]
            )
        }

        @Test(
            "No request is sent for an existing or pending relation or an unknown person",
            arguments: [Contact.Kind.follow, .friend]
        )
        func asksOnlyStrangers(kind: Contact.Kind) {
            let page = Self(kind, known: [2], asked: [3])
            page.output.calls = []
            page.interactor.connect(id: 2)
            if kind == .friend { page.interactor.connect(id: 3) }
            page.interactor.connect(id: 99)
            #expect(page.output.calls.isEmpty)
            #expect(page.environment.waitingReplies == 0)
        }

        @Test(
            "A failed request is undone and reported",
            arguments: [
                (
                    Contact.Kind.follow, Model.Operation.follow,
                    PersonSummary.Relation.followed, PersonSummary.Relation.notFollowed
                ),
                (.friend, .add, .asked, .stranger),
            ]
        )
        func connectFails(
            kind: Contact.Kind,
            operation: Model.Operation,
            requested: PersonSummary.Relation,
            original: PersonSummary.Relation
        ) {
            let page = Self(kind)
            page.output.calls = []
            page.environment.fail(operation)
            page.interactor.connect(id: 2)
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    Self.update(requested, isBusy: true), Self.update(original),
                    kind == .follow ? .didFailToFollow : .didFailToAdd,
                ]
            )
        }

        @Test(
            "Ending a relation is reported at once",
            arguments: [Contact.Kind.follow, .friend]
        )
        func disconnects(kind: Contact.Kind) {
            let page = Self(kind, known: [2])
            page.output.calls = []
            page.interactor.disconnect(id: 2)
            page.interactor.disconnect(id: 2)
            #expect(page.environment.waitingReplies == 1)
            page.environment.deliver(.all)
            let relation: PersonSummary.Relation = kind == .follow ? .notFollowed : .stranger
            #expect(
                page.output.calls == [Self.update(relation, isBusy: true), Self.update(relation)]
            )
        }

        @Test(
            "A relation that could not be ended is restored, and the failure is reported",
            arguments: [
                (
                    Contact.Kind.follow, Model.Operation.unfollow,
                    PersonSummary.Relation.notFollowed, PersonSummary.Relation.followed
                ),
                (.friend, .remove, .stranger, .friend),
            ]
        )
        func disconnectFails(
            kind: Contact.Kind,
            operation: Model.Operation,
            requested: PersonSummary.Relation,
            original: PersonSummary.Relation
        ) {
            let page = Self(kind, known: [2])
            page.output.calls = []
            page.environment.fail(operation)
            page.interactor.disconnect(id: 2)
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    Self.update(requested, isBusy: true), Self.update(original),
                    kind == .follow ? .didFailToUnfollow : .didFailToRemove,
                ]
            )
        }

        @Test(
            "A user who accepts early stays a friend, even if the request fails",
            arguments: [true, false]
        )
        func acceptsEarly(fails: Bool) {
            let page = Self(.friend)
            page.output.calls = []
            if fails { page.environment.fail(.add) }
            page.interactor.connect(id: 2)
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    Self.update(.asked, isBusy: true), Self.update(.friend, isBusy: true),
                    Self.update(.friend),
                ]
            )
        }

        @Test("The acceptance of a user who is not listed updates no row")
        func acceptsUnknown() {
            output.calls = []
            interactor.userDidAccept(id: 99)
            #expect(output.calls.isEmpty)
        }

        @Test("A refresh keeps the relation of a person with a running request")
        func keepsBusy() {
            interactor.refreshPeople()
            interactor.connect(id: 2)
            environment.deliver(.next)
            #expect(relations == [.notFollowed, .followed, .notFollowed])
            environment.deliver(.all)
            interactor.disconnect(id: 2)
            environment.deliver(.all)
            interactor.refreshPeople()
            environment.deliver(.all)
            #expect(relations == [.notFollowed, .notFollowed, .notFollowed])
        }

        @Test(
            "If a relation changes during a refresh, the people are fetched again",
            arguments: [Contact.Kind.follow, .friend]
        )
        func fetchesAgain(kind: Contact.Kind) {
            let page = Self(kind, known: [3])
            let changes = [
                { page.interactor.connect(id: 2) }, { page.interactor.disconnect(id: 3) },
            ]
            for change in changes {
                page.interactor.refreshPeople()
                page.output.calls = []
                change()
                page.environment.deliver(.last)
                page.environment.deliver(.next)
                #expect(page.output.calls.count == 2)
                #expect(page.environment.waitingReplies == 1)
                page.environment.deliver(.all)
                #expect(page.output.calls.count == 3)
            }
            let names = page.relations
            #expect(
                names
                    == (kind == .follow
                        ? [.notFollowed, .followed, .notFollowed] : [.stranger, .asked, .stranger])
            )
            page.interactor.refreshPeople()
            page.environment.deliver(.next)
            #expect(page.environment.waitingReplies == 0)
            page.environment.fail(.people)
            page.interactor.refreshPeople()
            page.interactor.connect(id: 1)
            page.environment.deliver(.last)
            page.environment.deliver(.next)
            #expect(page.environment.waitingReplies == 0)
        }

        @Test("If a person accepts during the first load, the people are fetched again")
        func fetchesAgainAfterAcceptance() {
            let page = Self(.friend, asked: [2])
            page.interactor.fetchPeople()
            page.output.calls = []
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.deliver(.next)
            #expect(page.output.calls == [Self.update(.friend)])
            page.environment.deliver(.all)
            #expect(page.relations == [.stranger, .friend, .stranger])
        }

        @Test("A person with a running request keeps their relation while they are absent")
        func keepsAbsent() {
            environment.fail(.follow)
            interactor.connect(id: 2)
            #expect(environment.happen("leave", .integer(2)) == nil)
            interactor.refreshPeople()
            environment.deliver(.last)
            #expect(relations == [.notFollowed, .notFollowed])
            #expect(environment.happen("return", .integer(2)) == nil)
            interactor.refreshPeople()
            environment.deliver(.last)
            #expect(relations == [.notFollowed, .followed, .notFollowed])
            #expect(environment.happen("leave", .integer(2)) == nil)
            interactor.refreshPeople()
            environment.deliver(.last)
            environment.deliver(.all)
            #expect(output.calls.last == .didFailToFollow)
        }
    }
}
