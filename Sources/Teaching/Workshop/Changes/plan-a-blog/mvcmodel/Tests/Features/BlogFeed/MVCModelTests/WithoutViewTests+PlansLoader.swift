internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedMVCModel

extension WithoutViewTests {
    /// Plan 4 is the newest and the first in the list.
    @MainActor
    @Suite("The model object of plans")
    struct PlansLoaderTests {
        private let environment: BlogFeedEnvironment
        private let loader: PlansLoader

        init() {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: 4))
            loader = Self.loader(in: environment)
        }

        private static func loader(in environment: BlogFeedEnvironment) -> PlansLoader {
            PlansLoader(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Loads the plans.
        private func load() {
            loader.load()
            environment.deliver(.all)
        }

        @Test("The first load runs until the plans arrive")
        func loads() {
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.plans.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("The observer receives each change after its effect")
        func notifies() {
            var events: [PlansLoader.Event] = []
            var counts: [Int] = []
            loader.onEvent = { [unowned loader] in
                events.append($0)
                counts.append(loader.plans.count)
            }
            load()
            #expect(events == [.firstLoad, .plans])
            #expect(counts == [0, 4])
        }

        @Test("A first load that fails can be repeated")
        func loadFails() {
            var events: [PlansLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.plans)
            load()
            #expect(loader.firstLoad == .failed)
            #expect(events == [.firstLoad, .firstLoad])
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.plans.count == 4)
        }

        @Test("A refresh repeats a first load that has failed")
        func refreshesAfterFailure() {
            environment.fail(.plans)
            load()
            loader.refresh()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.plans.count == 4)
        }

        @Test("A refresh replaces the plans")
        func refreshes() {
            load()
            _ = environment.happen("plan", .flag(true))
            loader.refresh()
            #expect(loader.plans.count == 4)
            environment.deliver(.all)
            #expect(loader.plans.map(\.id) == [5, 4, 3, 2, 1])
        }

        @Test("A refresh during the first load or another refresh does nothing")
        func refreshesOnce() {
            loader.load()
            loader.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            loader.refresh()
            loader.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            loader.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails changes nothing")
        func refreshFails() {
            load()
            var events: [PlansLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.plans)
            loader.refresh()
            environment.deliver(.all)
            #expect(events == [.refreshFailed])
            #expect(loader.firstLoad == .done)
            #expect(loader.plans.count == 4)
        }

        @Test("Replies after the model object is released do nothing and keep nothing alive")
        func releases() {
            for isLoaded in [false, true] {
                var loader: PlansLoader? = Self.loader(in: environment)
                weak let released = loader
                var eventCount = 0
                loader?.onEvent = { _ in eventCount += 1 }
                loader?.load()
                if isLoaded {
                    environment.deliver(.all)
                    loader?.refresh()
                }
                loader = nil
                #expect(released == nil)
                eventCount = 0
                environment.deliver(.all)
                #expect(eventCount == 0)
            }
        }
    }
}
