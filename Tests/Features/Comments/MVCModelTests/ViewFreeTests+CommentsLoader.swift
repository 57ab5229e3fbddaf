internal import Comments
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Comment 45 is the newest and the first in the list; comment 39 has one favour.
    @MainActor
    @Suite("The model object of comments")
    struct CommentsLoaderTests {
        let environment: CommentsEnvironment
        let loader: CommentsLoader

        init() {
            self.init(count: 45)
        }

        init(count: Int) {
            environment = CommentsEnvironment(opening: .comments(count: count))
            loader = Self.loader(in: environment)
        }

        static func loader(in environment: CommentsEnvironment) -> CommentsLoader {
            CommentsLoader(
                blogID: 1,
                viewerID: 1,
                commentService: environment.dependencies.commentService,
                timeSource: environment.dependencies.timeSource
            )
        }

        /// Loads the first page.
        func load() {
            loader.load()
            environment.deliver(.all)
        }

        /// Loads the next page.
        func loadMore() {
            loader.loadMore()
            environment.deliver(.all)
        }

        /// Returns a comment of the list.
        func comment(_ id: Model.Comment.ID) throws -> Model.Comment {
            loader.comments[try #require(loader.index(of: id))]
        }

        @Test("The first load runs until the first page arrives")
        func loads() {
            loader.load()
            #expect(loader.firstLoad == .running)
            #expect(loader.comments.isEmpty)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.paging == .idle)
            #expect(loader.comments.map(\.id) == (26...45).reversed())
            #expect(environment.requests == [.comments(blogID: 1, viewerID: 1, after: nil)])
        }

        @Test("A comment has a place in the list while the list contains it")
        func finds() {
            #expect(loader.index(of: 45) == nil)
            load()
            #expect(loader.index(of: 45) == 0)
            #expect(loader.index(of: 26) == 19)
            #expect(loader.index(of: 25) == nil)
            environment.comment()
            loader.refresh()
            environment.deliver(.all)
            #expect(loader.index(of: 45) == 1)
            #expect(loader.index(of: 26) == nil)
        }

        @Test("The observer receives each change after its effect")
        func notifies() {
            var events: [CommentsLoader.Event] = []
            var counts: [Int] = []
            loader.onEvent = { [unowned loader] in
                events.append($0)
                counts.append(loader.comments.count)
            }
            load()
            loadMore()
            #expect(events == [.firstLoad, .comments, .paging, .comments])
            #expect(counts == [0, 20, 20, 40])
        }

        @Test("Each change of the time is reported, but not before the start")
        func followsClock() {
            var events: [CommentsLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.set(["now": .integer(60)])
            #expect(events.isEmpty)
            loader.start()
            environment.set(["now": .integer(120)])
            #expect(events == [.firstLoad, .time])
            #expect(loader.now == environment.dependencies.timeSource.now)
        }

        @Test("A first load that fails can be repeated")
        func loadFails() {
            var events: [CommentsLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.comments)
            load()
            #expect(loader.firstLoad == .failed)
            #expect(events == [.firstLoad, .firstLoad])
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.comments.count == 20)
        }

        @Test("A refresh repeats a first load that has failed")
        func refreshesAfterFailure() {
            environment.fail(.comments)
            load()
            loader.refresh()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.comments.count == 20)
        }

        @Test("A refresh replaces all comments, and paging starts again")
        func refreshes() {
            load()
            loadMore()
            loader.refresh()
            #expect(loader.comments.count == 40)
            environment.deliver(.all)
            #expect(loader.comments.count == 20)
            loader.loadMore()
            #expect(environment.requests.last == .comments(blogID: 1, viewerID: 1, after: 26))
        }

        @Test("A refresh shows what has changed on the server")
        func refreshesComments() throws {
            load()
            loader.favour(39)
            environment.deliver(.all)
            environment.set(["favoured": .text("forgotten")])
            loader.refresh()
            environment.deliver(.all)
            #expect(try !comment(39).isFavoured)
        }

        @Test("A blog without comments has no further pages, until a refresh brings a comment")
        func noComments() {
            let page = Self(count: 0)
            page.load()
            #expect(page.loader.firstLoad == .done)
            #expect(page.loader.paging == .ended)
            page.environment.comment()
            page.loader.refresh()
            page.environment.deliver(.all)
            #expect(page.loader.comments.count == 1)
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

        @Test("A refresh that fails changes nothing, and can be repeated")
        func refreshFails() {
            load()
            var events: [CommentsLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.comments)
            loader.refresh()
            environment.deliver(.all)
            #expect(events == [.refreshFailed])
            #expect(loader.firstLoad == .done)
            #expect(loader.comments.count == 20)
            loader.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("Replies after the model object is released do nothing and keep nothing alive")
        func releases() {
            var loader: CommentsLoader? = Self.loader(in: environment)
            weak let released = loader
            var eventCount = 0
            loader?.onEvent = { _ in eventCount += 1 }
            loader?.load()
            environment.deliver(.all)
            loader?.favour(45)
            loader?.loadMore()
            loader?.refresh()
            loader = nil
            #expect(released == nil)
            eventCount = 0
            environment.deliver(.all)
            #expect(eventCount == 0)
        }

        @Test("A first page after the model object is released keeps nothing alive")
        func releasesDuringFirstLoad() {
            var loader: CommentsLoader? = Self.loader(in: environment)
            weak let released = loader
            loader?.load()
            loader = nil
            #expect(released == nil)
        }
    }
}
