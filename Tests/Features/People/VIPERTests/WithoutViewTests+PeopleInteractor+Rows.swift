internal import CellTesting
internal import Model
internal import People
internal import Scripts
internal import Testing

@testable internal import PeopleVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The interactor and one person")
    struct PeopleInteractorRowsTests {
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
            output.calls = []
        }

        private var relations: [PersonSummary.Relation] {
            (0..<interactor.personCount).map { interactor.person(at: $0).relation }
        }

        @Test("How the viewer stands to somebody depends on kind and relation")
        func relates() {
            #expect(
                Self(.follow, known: [2]).relations == [.notFollowed, .followed, .notFollowed]
            )
            #expect(
                Self(.friend, known: [2], asked: [3]).relations == [.stranger, .friend, .asked]
            )
        }

        @Test(
            "Following shows at once, and until it is answered nothing else is asked of that person"
        )
        func follows() {
            interactor.actOnPerson(at: 1)
            #expect(output.calls == [.didChangeRelation(.followed, index: 1)])
            interactor.actOnPerson(at: 1)
            interactor.takeBackPerson(at: 1)
            #expect(environment.waitingReplies == 1)
            interactor.actOnPerson(at: 0)
            #expect(environment.waitingReplies == 2)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls == [])
            interactor.actOnPerson(at: 1)
            #expect(output.calls == [.mayTakeBack(.followed, index: 1)])
        }

        @Test(
            "What fails to be asked for goes back and says so",
            arguments: [
                (
                    Contact.Kind.follow, Model.Operation.follow,
                    [
                        PeopleInteractorOutputSpy.Call.didChangeRelation(.followed, index: 1),
                        .didChangeRelation(.notFollowed, index: 1), .didFailToFollow,
                    ]
                ),
                (
                    .friend, .add,
                    [
                        .didChangeRelation(.asked, index: 1),
                        .didChangeRelation(.stranger, index: 1), .didFailToAdd,
                    ]
                ),
            ]
        )
        func askFails(
            kind: Contact.Kind,
            operation: Model.Operation,
            calls: [PeopleInteractorOutputSpy.Call]
        ) {
            let page = Self(kind)
            page.environment.fail(operation)
            page.interactor.actOnPerson(at: 1)
            page.environment.deliver(.all)
            #expect(page.output.calls == calls)
        }

        @Test(
            "What fails to be taken back is as before and says so",
            arguments: [
                (
                    Contact.Kind.follow, Model.Operation.unfollow,
                    [
                        PeopleInteractorOutputSpy.Call.didBeginTakingBack(.followed, index: 1),
                        .didChangeRelation(.notFollowed, index: 1),
                        .didChangeRelation(.followed, index: 1), .didFailToUnfollow,
                    ]
                ),
                (
                    .friend, .remove,
                    [
                        .didBeginTakingBack(.friend, index: 1),
                        .didChangeRelation(.stranger, index: 1),
                        .didChangeRelation(.friend, index: 1), .didFailToRemove,
                    ]
                ),
            ]
        )
        func takeBackFails(
            kind: Contact.Kind,
            operation: Model.Operation,
            calls: [PeopleInteractorOutputSpy.Call]
        ) {
            let page = Self(kind, known: [2])
            page.environment.fail(operation)
            page.interactor.takeBackPerson(at: 1)
            page.interactor.takeBackPerson(at: 1)
            #expect(page.environment.waitingReplies == 1)
            page.environment.deliver(.all)
            #expect(page.output.calls == calls)
        }

        @Test(
            "Who accepts early stays a friend, whatever becomes of the request",
            arguments: [true, false]
        )
        func acceptsEarly(fails: Bool) {
            let page = Self(.friend)
            if fails { page.environment.fail(.add) }
            page.interactor.actOnPerson(at: 1)
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.interactor.actOnPerson(at: 1)
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    .didChangeRelation(.asked, index: 1), .didChangeRelation(.friend, index: 1),
                ]
            )
            page.interactor.actOnPerson(at: 1)
            #expect(page.output.calls.last == .mayTakeBack(.friend, index: 1))
        }

        @Test("Somebody who is not listed can accept, and nothing is shown of it")
        func acceptsUnknown() {
            environment.dependencies.peopleService.onAcceptance?(99)
            #expect(output.calls == [])
        }

        @Test("A refresh keeps whom a request runs for as they are shown")
        func keepsBusy() {
            interactor.refreshPeople()
            interactor.actOnPerson(at: 1)
            environment.deliver(.next)
            #expect(relations == [.notFollowed, .followed, .notFollowed])
            environment.deliver(.all)
            interactor.takeBackPerson(at: 1)
            environment.deliver(.all)
            interactor.refreshPeople()
            environment.deliver(.all)
            #expect(relations == [.notFollowed, .notFollowed, .notFollowed])
        }
    }
}
