internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

/// Comment 39 is in row 6 and has one favour.
extension ViewFreeTests.CommentsModelTests {
    @Test("The image of a row opens the author")
    func opensAuthor() {
        load()
        model.rows[1].selectAuthor()
        let comment = SampleData(seed: 7).comment(id: 44, writtenAt: .distantPast)
        #expect(environment.routes == [.userDetail(comment.authorID)])
    }

    @Test("Rows follow the clock after the start")
    func followsClock() {
        load()
        environment.set(["now": .integer(86_400)])
        #expect(model.rows[6].time == "2025-12-31")
    }

    @Test("The width follows the column, but not before the start")
    func followsWidth() {
        #expect(model.width == 40)
        environment.set(["width": .integer(30)])
        #expect(model.width == 40)
        load()
        environment.set(["width": .integer(20)])
        #expect(model.width == 20)
    }

    @Test("A running favour is not requested again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() {
        load()
        start(model.refresh)
        start(model.rows[6].favour)
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(model.rows[6].canFavour)
        start(model.rows[6].favour)
        #expect(environment.waitingReplies == 1)
        environment.settle()
        #expect(model.rows[6].favours == "2 favours")
        #expect(!model.rows[6].canFavour)
    }

    @Test("If a comment is favoured during a refresh, the comments are requested again")
    func favoursDuringRefresh() {
        load()
        start(model.refresh)
        start(model.rows[6].favour)
        MainActorQueue.settle { environment.deliver(.last) }
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(model.rows[6].favours == "2 favours")
        start(model.refresh)
        #expect(environment.waitingReplies == 1)
        environment.settle()
        #expect(model.rows[6].favours == "2 favours")
        #expect(!model.rows[6].canFavour)
        start(model.refresh)
        #expect(environment.waitingReplies == 1)
    }

    @Test("A failed refresh is not repeated, although a comment was favoured in the meantime")
    func favoursDuringFailedRefresh() {
        load()
        environment.fail(.comments)
        start(model.refresh)
        start(model.rows[6].favour)
        MainActorQueue.settle { environment.deliver(.last) }
        MainActorQueue.settle { environment.deliver(.next) }
        #expect(environment.waitingReplies == 0)
        #expect(!model.rows[6].canFavour)
    }

    @Test("A refresh shows the changes of the server in the rows, and computes no height again")
    func refreshesRows() {
        load()
        start(model.rows[6].favour)
        environment.settle()
        let height = model.rows[6].height
        environment.set(["favoured": .text("forgotten")])
        start(model.refresh)
        environment.settle()
        #expect(model.rows[6].canFavour)
        #expect(model.rows[6].favours == "1 favour")
        #expect(model.rows[6].height == height)
        #expect(environment.counts == ["heights": 1])
    }

    @Test("A message of a row is shown")
    func handsOnMessage() {
        var messages: [String] = []
        model.onMessage = { messages.append($0) }
        load()
        environment.fail(.favour)
        start(model.rows[6].favour)
        environment.settle()
        #expect(messages == ["Could not favour"])
    }

    @Test("A running favour is not requested again if its row disappears and returns")
    func favoursRowThatWent() {
        load()
        show(row: 19)
        environment.settle()
        environment.fail(.favour)
        start(model.rows[20].favour)
        start(model.refresh)
        MainActorQueue.settle { environment.deliver(.last) }
        show(row: 19)
        MainActorQueue.settle { environment.deliver(.last) }
        start(model.rows[20].favour)
        #expect(environment.waitingReplies == 1)
        environment.settle()
        #expect(model.rows[20].canFavour)
        start(model.rows[20].favour)
        environment.settle()
        #expect(!model.rows[20].canFavour)
    }

    @Test("A refresh forgets the rows that it does not list, and the heights of busy ones")
    func forgetsRows() {
        load()
        show(row: 19)
        environment.settle()
        weak let forgotten = model.rows[21]
        weak let kept = model.rows[20]
        let height = model.rows[20].height
        start(model.rows[20].favour)
        start(model.refresh)
        MainActorQueue.settle { environment.deliver(.last) }
        #expect(forgotten == nil)
        #expect(kept != nil)
        environment.settle()
        show(row: 19)
        environment.settle()
        #expect(model.rows[20].height == height)
        #expect(environment.counts == ["heights": 2])
    }
}
