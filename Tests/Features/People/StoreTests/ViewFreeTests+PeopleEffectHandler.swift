internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of people")
    final class PeopleEffectHandlerTests {
        private var handler: PeopleEffectHandler?
        private var actions: [PeopleAction] = []
        private var messages: [String] = []

        private func perform(_ effects: PeopleEffect..., in environment: PeopleEnvironment) {
            let handler = PeopleEffectHandler(
                viewerID: environment.dependencies.viewerID,
                kind: environment.dependencies.kind,
                peopleService: environment.dependencies.peopleService,
                onMessage: { self.messages.append($0) }
            )
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
            self.handler = handler
        }

        @Test("A load and a refresh each send a request and answer with their own action")
        func loads() {
            let environment = PeopleEnvironment(opening: .people(count: 2))
            perform(.load, .refresh, in: environment)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            let request = ServiceRequest.people(viewerID: 1, kind: .follow)
            #expect(environment.requests == [request, request])
            guard case .loaded(.success(let loaded)) = actions.first,
                case .refreshed(.success(let refreshed)) = actions.last
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.map(\.id) == [1, 2])
            #expect(refreshed == loaded)
        }

        @Test(
            "A relation is asked for and taken back by the kind of the list",
            arguments: [
                ("follow", [.follow(userID: 2), .unfollow(userID: 2)]),
                ("friend", [.add(userID: 2), .remove(userID: 2)]),
            ] as [(String, [ServiceRequest])]
        )
        func asks(kind: String, requests: [ServiceRequest]) {
            let environment = PeopleEnvironment(opening: .people(kind: kind))
            perform(.person(2, .ask), .person(2, .takeBack), in: environment)
            #expect(environment.requests == requests)
            environment.deliver(.all)
            #expect(
                actions == [
                    .person(2, .askEnded(isSuccess: true)),
                    .person(2, .takeBackEnded(isSuccess: true)),
                ]
            )
        }

        @Test(
            "A failure is answered, too",
            arguments: [("follow", .follow, .unfollow), ("friend", .add, .remove)]
                as [(String, Model.Operation, Model.Operation)]
        )
        func failures(kind: String, asking: Model.Operation, takingBack: Model.Operation) {
            let environment = PeopleEnvironment(opening: .people(kind: kind))
            environment.fail(asking)
            environment.fail(takingBack)
            perform(.person(2, .ask), .person(2, .takeBack), in: environment)
            environment.deliver(.all)
            #expect(
                actions == [
                    .person(2, .askEnded(isSuccess: false)),
                    .person(2, .takeBackEnded(isSuccess: false)),
                ]
            )
        }

        @Test("Acceptances are actions, once they are followed")
        func follows() {
            let environment = PeopleEnvironment(opening: .people(kind: "friend", asked: [1, 2]))
            _ = environment.happen("accept", .integer(1))
            perform(.followAcceptances, in: environment)
            _ = environment.happen("accept", .integer(2))
            #expect(actions == [.person(2, .accepted)])
        }

        @Test("The messages of the list and of its rows are reported")
        func reportsMessages() {
            let environment = PeopleEnvironment(opening: .people())
            perform(
                .showMessage("Could not refresh"),
                .person(2, .showMessage("Could not follow")),
                in: environment
            )
            #expect(messages == ["Could not refresh", "Could not follow"])
            #expect(actions.isEmpty)
        }
    }
}
