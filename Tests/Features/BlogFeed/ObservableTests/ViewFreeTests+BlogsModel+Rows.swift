internal import BlogFeed
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests.BlogsModelTests {
    @Test("A row leads to its blog")
    func opensBlog() {
        load()
        model.select(model.rows[1])
        #expect(environment.routes == [.blogDetail(44)])
    }

    @Test("A like that runs is not asked for again after a refresh, and shows in the new row")
    func likesAcrossRefresh() {
        load()
        start(model.refresh)
        start(model.rows[12].like)
        MainActorQueue.settle { environment.deliver(.next) }
        start(model.rows[12].like)
        #expect(environment.waitingReplies == 1)
        environment.settle()
        #expect(model.rows[12].likes == "2 likes")
        #expect(!model.rows[12].canLike)
    }

    @Test("A refresh shows in rows what has changed on the server")
    func refreshesRows() {
        load()
        start(model.rows[12].like)
        environment.settle()
        environment.set(["liked": .text("forgotten")])
        start(model.refresh)
        environment.settle()
        #expect(model.rows[12].canLike)
    }

    @Test("What a row has to say is handed on")
    func handsOnMessage() {
        var messages: [String] = []
        model.onMessage = { messages.append($0) }
        load()
        start(model.rows[1].share)
        environment.settle()
        #expect(messages == ["Shared"])
    }

    @Test("A like of a blog whose row has gone is remembered when the row comes back")
    func likesRowThatWent() {
        load()
        show(row: 19)
        environment.settle()
        start(model.rows[20].like)
        start(model.refresh)
        MainActorQueue.settle { environment.deliver(.last) }
        show(row: 19)
        MainActorQueue.settle { environment.deliver(.last) }
        start(model.rows[20].like)
        #expect(environment.waitingReplies == 1)
        environment.settle()
        #expect(!model.rows[20].canLike)
    }

    @Test("A refresh that was requested before a like is repeated, so that the row stays liked")
    func repeatsRefreshAfterLike() {
        load()
        start(model.refresh)
        start(model.rows[12].like)
        MainActorQueue.settle { environment.deliver(.last) }
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(model.isRefreshing)
        #expect(environment.waitingReplies == 1)
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(!model.isRefreshing)
        #expect(environment.waitingReplies == 0)
        #expect(!model.rows[12].canLike)
    }

    @Test("A refresh that was requested before a share is repeated")
    func repeatsRefreshAfterShare() {
        load()
        start(model.refresh)
        start(model.rows[12].share)
        MainActorQueue.settle { environment.deliver(.last) }
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(model.isRefreshing)
        #expect(environment.waitingReplies == 1)
    }
}
