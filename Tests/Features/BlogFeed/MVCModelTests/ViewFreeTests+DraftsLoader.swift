internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Draft 4 is the newest and the first in the list.
    @MainActor
    @Suite("The model object of drafts")
    struct DraftsLoaderTests {
        private let environment: BlogFeedEnvironment
        private let loader: DraftsLoader

        init() {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: 4))
            loader = Self.loader(in: environment)
        }

        private static func loader(in environment: BlogFeedEnvironment) -> DraftsLoader {
            DraftsLoader(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Loads the drafts.
        private func load() {
            loader.load()
            environment.deliver(.all)
        }

        @Test("The first load runs until the drafts arrive")
        func loads() {
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.drafts.map(\.id) == [4, 3, 2, 1])
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("The observer receives each change after its effect")
        func notifies() {
            var events: [DraftsLoader.Event] = []
            var counts: [Int] = []
            loader.onEvent = { [unowned loader] in
                events.append($0)
                counts.append(loader.drafts.count)
            }
            load()
            #expect(events == [.firstLoad, .drafts])
            #expect(counts == [0, 4])
        }

        @Test("A first load that fails can be repeated")
        func loadFails() {
            var events: [DraftsLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.drafts)
            load()
            #expect(loader.firstLoad == .failed)
            #expect(events == [.firstLoad, .firstLoad])
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.drafts.count == 4)
        }

        @Test("A refresh repeats a first load that has failed")
        func refreshesAfterFailure() {
            environment.fail(.drafts)
            load()
            loader.refresh()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.drafts.count == 4)
        }

        @Test("A refresh replaces the drafts")
        func refreshes() {
            load()
            _ = environment.happen("draft", .flag(true))
            loader.refresh()
            #expect(loader.drafts.count == 4)
            environment.deliver(.all)
            #expect(loader.drafts.map(\.id) == [5, 4, 3, 2, 1])
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
            var events: [DraftsLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.drafts)
            loader.refresh()
            environment.deliver(.all)
            #expect(events == [.refreshFailed])
            #expect(loader.firstLoad == .done)
            #expect(loader.drafts.count == 4)
        }

        @Test("Replies after the model object is released do nothing and keep nothing alive")
        func releases() {
            for isLoaded in [false, true] {
                var loader: DraftsLoader? = Self.loader(in: environment)
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
