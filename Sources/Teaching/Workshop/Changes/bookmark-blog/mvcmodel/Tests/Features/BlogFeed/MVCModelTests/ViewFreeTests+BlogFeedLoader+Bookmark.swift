internal import BlogFeed
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogFeedLoaderTests {
    @Test("A bookmark changes its blog at once, and a running request is not repeated")
    func bookmarks() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        loader.onEvent = { events.append($0) }
        loader.toggleBookmark(33)
        loader.toggleBookmark(33)
        #expect(try blog(33).isBookmarked)
        #expect(events == [.blog(try blog(33))])
        environment.deliver(.all)
        loader.toggleBookmark(33)
        #expect(try !blog(33).isBookmarked)
        environment.deliver(.all)
        #expect(try !blog(33).isBookmarked)
        let requests: [ServiceRequest] = [.bookmark(blogID: 33), .unbookmark(blogID: 33)]
        #expect(environment.requests.suffix(2) == requests)
    }

    @Test("A bookmark that fails is undone, and so is its removal")
    func bookmarkFails() throws {
        load()
        var events: [BlogFeedLoader.Event] = []
        environment.fail(.bookmark)
        loader.toggleBookmark(33)
        loader.onEvent = { events.append($0) }
        environment.deliver(.all)
        #expect(try !blog(33).isBookmarked)
        #expect(events == [.blog(try blog(33)), .bookmarkFailed])
        loader.toggleBookmark(33)
        environment.deliver(.all)
        environment.fail(.unbookmark)
        loader.toggleBookmark(33)
        events = []
        environment.deliver(.all)
        #expect(try blog(33).isBookmarked)
        #expect(events == [.blog(try blog(33)), .unbookmarkFailed])
    }

    @Test("A refresh keeps the value that a running request sets, and only that one")
    func keepsBookmark() throws {
        load()
        environment.fail(.bookmark)
        loader.toggleBookmark(33)
        loader.refresh()
        environment.deliver(.last)
        #expect(try blog(33).isBookmarked)
        #expect(loader.blogs.filter(\.isBookmarked).map(\.id) == [33])
        environment.deliver(.all)
        #expect(try !blog(33).isBookmarked)
        loader.refresh()
        environment.deliver(.all)
        #expect(try !blog(33).isBookmarked)
    }
}
