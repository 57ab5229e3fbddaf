internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import StateManagement
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of people")
    struct PeopleModelTests {
        private let environment: PeopleEnvironment
        private let model: PeopleModel
        private let tasks = ScreenTasks()

        init() {
            self.init(people: 4)
        }

        private init(people: Int) {
            self.init(PeopleEnvironment(opening: .people(count: people)), .follow)
        }

        private init(_ environment: PeopleEnvironment, _ kind: Contact.Kind) {
            self.environment = environment
            model = Self.model(in: environment, kind)
        }

        private static func model(
            in environment: PeopleEnvironment,
            _ kind: Contact.Kind = .follow
        ) -> PeopleModel {
            PeopleModel(
                viewerID: 1,
                kind: kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Loads the people.
        private func load() {
            model.followAcceptances()
            start(model.load)
            environment.settle()
        }

        private func refresh() {
            start(model.refresh)
            environment.settle()
        }

        /// Taps the button of a row.
        private func act(on row: Int) {
            MainActorQueue.settle { model.people[row].act(in: tasks) }
        }

        @Test("The loading indicator shows until the people arrive")
        func loads() {
            #expect(model.placeholder == .none)
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.people.map(\.id) == [1, 2, 3, 4])
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("A failed load shows an error, and another one loads again")
        func loadFails() {
            environment.fail(.people)
            load()
            #expect(model.placeholder == .error("Could not load people"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.people.count == 4)
        }

        @Test("After a failed first load, a refresh loads again, and ends also if that fails")
        func refreshesAfterFailure() {
            environment.fail(.people)
            load()
            environment.fail(.people)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            #expect(model.isRefreshing)
            environment.settle()
            #expect(model.placeholder == .error("Could not load people"))
            #expect(!model.isRefreshing)
            refresh()
            #expect(model.people.count == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(people: 0)
            page.load()
            #expect(page.model.placeholder == .empty("Nobody here"))
            page.refresh()
            #expect(page.model.placeholder == .empty("Nobody here"))
            #expect(page.environment.requests.count == 2)
        }

        @Test("A refresh while the first load or another refresh runs sends no request")
        func refreshesOnce() {
            start(model.load)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            #expect(model.isRefreshing)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported once, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.people)
            refresh()
            #expect(!model.isRefreshing)
            #expect(model.placeholder == .none)
            #expect(model.people.count == 4)
            #expect(messages == ["Could not refresh"])
        }

        @Test("A refresh keeps running requests and revealed delete buttons")
        func keepsRows() {
            load()
            act(on: 0)
            environment.settle()
            act(on: 0)
            start(model.refresh)
            act(on: 1)
            MainActorQueue.settle { environment.deliver(.next) }
            #expect(model.people.map(\.showsDelete) == [true, false, false, false])
            #expect(
                model.people.map(\.actionTitle) == ["Following", "Following", "Follow", "Follow"]
            )
        }

        @Test("If a relation changes during a refresh, the people are requested again")
        func requestsAgain() {
            load()
            start(model.refresh)
            act(on: 1)
            environment.settle(.last)
            environment.settle(.next)
            #expect(model.isRefreshing)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            #expect(model.people[1].actionTitle == "Following")
            start(model.refresh)
            environment.settle(.next)
            #expect(environment.waitingReplies == 0)
            environment.fail(.people)
            start(model.refresh)
            act(on: 2)
            environment.settle(.last)
            environment.settle(.next)
            #expect(environment.waitingReplies == 0)
        }

        @Test("If a person accepts during the first load, the people are requested again")
        func requestsAgainAfterAcceptance() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.model.followAcceptances()
            start(page.model.load)
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            page.environment.settle(.next)
            #expect(page.model.placeholder == .loading)
            page.environment.settle()
            #expect(page.model.placeholder == .none)
            #expect(page.model.people[1].actionTitle == "Friend")
        }

        @Test("A person with a running request keeps their state while they are absent")
        func keepsBusy() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            act(on: 1)
            #expect(environment.happen("leave", .integer(2)) == nil)
            start(model.refresh)
            environment.settle(.last)
            #expect(model.people.map(\.id) == [1, 3, 4])
            #expect(environment.happen("return", .integer(2)) == nil)
            start(model.refresh)
            environment.settle(.last)
            #expect(model.people[1].actionTitle == "Following")
            #expect(messages == [])
            environment.settle()
            #expect(messages == ["Could not follow"])
        }

        @Test("A person who leaves is forgotten if no request runs")
        func forgets() {
            let page = Self(PeopleEnvironment(opening: .people(known: [2])), .follow)
            page.load()
            page.act(on: 1)
            for event in ["leave", "return"] {
                #expect(page.environment.happen(event, .integer(2)) == nil)
                page.refresh()
            }
            #expect(page.model.people.map(\.showsDelete) == [false, false, false])
        }

        @Test("Only one row reveals its delete button at a time")
        func revealsOne() {
            let page = Self(PeopleEnvironment(opening: .people(known: [1, 2])), .follow)
            page.load()
            page.act(on: 0)
            page.act(on: 0)
            page.act(on: 0)
            #expect(page.model.people.map(\.showsDelete) == [true, false, false])
            page.act(on: 1)
            #expect(page.model.people.map(\.showsDelete) == [false, true, false])
        }

        @Test("A message of a row is shown")
        func passesOn() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.follow)
            act(on: 2)
            environment.settle()
            #expect(messages == ["Could not follow"])
        }

        @Test("An acceptance shows in its row; a user who is not listed updates no row")
        func accepts() {
            let page = Self(
                PeopleEnvironment(opening: .people(kind: "friend", asked: [2])),
                .friend
            )
            page.load()
            #expect(page.environment.happen("accept", .integer(2)) == nil)
            #expect(page.model.people.map(\.actionTitle) == ["Add friend", "Friend", "Add friend"])
            page.model.userDidAccept(id: 99)
        }

        @Test("A cancelled request shows no failure, and a late reply changes nothing")
        func cancels() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            let loading = start(model.load)
            MainActorQueue.settle { loading?.cancel() }
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.people.isEmpty)
            load()
            let refreshing = start(model.refresh)
            MainActorQueue.settle { refreshing?.cancel() }
            #expect(!model.isRefreshing)
            #expect(messages == [])
            environment.settle()
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: PeopleModel? = Self.model(in: environment)
            weak let released = model
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
        }
    }
}
