internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of people")
    struct PeopleInteractorTests {
        private let environment = PeopleEnvironment(opening: .people(count: 2))
        private let output = PeopleInteractorOutputSpy()
        private let interactor: PeopleInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        /// The two people before they are followed.
        private let people = [1, 2].map { id in
            PersonSummary(
                id: id,
                name: SampleData(seed: 7).user(id: id).name,
                relation: .notFollowed,
                isBusy: false
            )
        }

        private static func interactor(in environment: PeopleEnvironment) -> PeopleInteractor {
            PeopleInteractor(
                viewerID: 1,
                kind: environment.dependencies.kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Fetches the people and forgets the calls.
        private func fetch() {
            interactor.fetchPeople()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The people are listed")
        func fetches() {
            interactor.fetchPeople()
            #expect(output.calls == [.didBeginFetchingPeople])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPeople, .didFetchPeople(people)])
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("A failed request for the people is reported, and can be repeated")
        func fetchFails() {
            environment.fail(.people)
            interactor.fetchPeople()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPeople, .didFailToFetchPeople])
            interactor.fetchPeople()
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchPeople(people))
        }

        @Test("After a failed first load a refresh loads the people")
        func refreshesAfterFailure() {
            environment.fail(.people)
            fetch()
            interactor.refreshPeople()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingPeople, .didFetchPeople(people)])
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchPeople()
            interactor.refreshPeople()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPeople()
            interactor.refreshPeople()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshPeople()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh replaces the people")
        func refreshes() {
            fetch()
            interactor.refreshPeople()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchPeople(people)])
        }

        @Test("A failed refresh is reported and changes no people")
        func refreshFails() {
            fetch()
            environment.fail(.people)
            interactor.refreshPeople()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshPeople])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: PeopleInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchPeople()
            environment.deliver(.all)
            interactor?.refreshPeople()
            interactor?.connect(id: 1)
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: PeopleInteractorOutputSpy? = PeopleInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            interactor.connect(id: 1)
            #expect(environment.waitingReplies == 1)
        }
    }
}
