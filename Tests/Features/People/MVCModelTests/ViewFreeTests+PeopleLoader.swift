internal import ImplementationTesting
internal import Model
internal import People
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model object of people")
    struct PeopleLoaderTests {
        private let environment = PeopleEnvironment(opening: .people(count: 2))
        private let loader: PeopleLoader
        private let log = Log()

        @MainActor
        private final class Log {
            var events: [PeopleLoader.Event] = []
        }

        init() {
            loader = Self.loader(in: environment)
            loader.onEvent = { [log] in log.events.append($0) }
        }

        private static func loader(in environment: PeopleEnvironment) -> PeopleLoader {
            PeopleLoader(
                viewerID: 1,
                kind: environment.dependencies.kind,
                peopleService: environment.dependencies.peopleService
            )
        }

        /// Loads the people and forgets the events.
        private func load() {
            loader.load()
            environment.deliver(.all)
            log.events = []
        }

        @Test("The people are loaded")
        func loads() {
            loader.load()
            #expect(log.events == [.firstLoad])
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(log.events == [.firstLoad, .people])
            #expect(loader.firstLoad == .done)
            #expect(loader.people.map(\.id) == [1, 2])
            #expect(
                loader.people.map(\.name) == [1, 2].map { SampleData(seed: 7).user(id: $0).name }
            )
            #expect(loader.index(of: 2) == 1)
            #expect(loader.index(of: 3) == nil)
            #expect(environment.requests == [.people(viewerID: 1, kind: .follow)])
        }

        @Test("A first load that has failed can be repeated, also by a refresh")
        func loadFails() {
            environment.fail(.people)
            environment.fail(.people)
            loader.load()
            environment.deliver(.all)
            #expect(loader.firstLoad == .failed)
            loader.load()
            environment.deliver(.all)
            #expect(loader.firstLoad == .failed)
            loader.refresh()
            environment.deliver(.all)
            #expect(log.events.last == .people)
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            loader.load()
            loader.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            loader.refresh()
            loader.refresh()
            #expect(loader.isRefreshing)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            #expect(!loader.isRefreshing)
            loader.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh replaces the people")
        func refreshes() {
            load()
            loader.refresh()
            #expect(log.events.isEmpty)
            environment.deliver(.all)
            #expect(log.events == [.people])
        }

        @Test("A failed refresh is reported and changes no people")
        func refreshFails() {
            load()
            environment.fail(.people)
            loader.refresh()
            environment.deliver(.all)
            #expect(log.events == [.refreshFailed])
            #expect(!loader.isRefreshing)
            #expect(loader.people.count == 2)
        }

        @Test("Replies after the release of the model object do nothing and keep nothing alive")
        func releases() {
            var loader: PeopleLoader? = Self.loader(in: environment)
            weak let released = loader
            loader?.start()
            environment.deliver(.all)
            loader?.onEvent = { [log] in log.events.append($0) }
            loader?.refresh()
            loader?.ask(1)
            loader = nil
            #expect(released == nil)
            log.events = []
            environment.deliver(.all)
            #expect(log.events.isEmpty)
        }
    }
}
