internal import Comments
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.CommentsLoaderTests {
    @Test("A favour changes its comment when the service replies, and is requested once")
    func favours() throws {
        load()
        var events: [CommentsLoader.Event] = []
        loader.onEvent = { events.append($0) }
        loader.favour(39)
        loader.favour(39)
        #expect(try !comment(39).isFavoured)
        environment.deliver(.all)
        #expect(try comment(39).favourCount == 2)
        #expect(try comment(39).isFavoured)
        #expect(events == [.comment(try comment(39))])
        loader.favour(39)
        #expect(environment.requests.dropFirst() == [.favour(commentID: 39, viewerID: 1)])
    }

    @Test("A favour that fails changes nothing, and can be repeated")
    func favourFails() throws {
        load()
        var events: [CommentsLoader.Event] = []
        loader.onEvent = { events.append($0) }
        environment.fail(.favour)
        loader.favour(39)
        environment.deliver(.all)
        #expect(events == [.favourFailed])
        #expect(try !comment(39).isFavoured)
        loader.favour(39)
        environment.deliver(.all)
        #expect(try comment(39).isFavoured)
    }

    @Test("Requests of several comments run at the same time")
    func favoursSeveral() throws {
        load()
        loader.favour(39)
        loader.favour(40)
        #expect(environment.waitingReplies == 2)
        environment.deliver(.all)
        #expect(try comment(39).isFavoured && comment(40).isFavoured)
    }

    @Test(
        "A favour that is running during a refresh is not requested again, and changes the new comment"
    )
    func favoursAcrossRefresh() throws {
        load()
        loader.refresh()
        loader.favour(39)
        environment.deliver(.next)
        loader.favour(39)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(loader.comments.filter(\.isFavoured).map(\.id) == [39])
    }

    @Test("A favour of a comment that a refresh has removed changes no other comment")
    func favoursRemovedComment() {
        load()
        loadMore()
        loader.favour(25)
        loader.refresh()
        environment.deliver(.last)
        let comments = loader.comments
        var eventCount = 0
        loader.onEvent = { _ in eventCount += 1 }
        environment.deliver(.all)
        #expect(eventCount == 0)
        #expect(loader.comments == comments)
    }

    @Test("A comment that the list does not contain cannot be favoured")
    func favoursUnknownComment() {
        load()
        loader.favour(25)
        #expect(environment.waitingReplies == 0)
    }

    @Test("A refresh that was requested before a favour is repeated, so that the favour stays")
    func repeatsRefreshAfterFavour() throws {
        load()
        loader.refresh()
        loader.favour(39)
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(loader.isRefreshing)
        #expect(environment.waitingReplies == 1)
        environment.deliver(.next)
        #expect(!loader.isRefreshing)
        #expect(environment.waitingReplies == 0)
        #expect(try comment(39).isFavoured)
    }
}
