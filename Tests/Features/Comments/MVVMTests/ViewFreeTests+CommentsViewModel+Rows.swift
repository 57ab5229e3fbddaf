internal import Comments
internal import DataBinding
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

/// Comment 39 is in row 6 and has one favour.
extension ViewFreeTests.CommentsViewModelTests {
    @Test("The image of a row opens the author")
    func opensAuthor() {
        load()
        viewModel.rows.value[1].selectAuthor()
        let comment = SampleData(seed: 7).comment(id: 44, writtenAt: .distantPast)
        #expect(environment.routes == [.userDetail(comment.authorID)])
    }

    @Test("Cells that show a row follow the clock, until they are reused")
    func followsClock() {
        let observer = Observer()
        var times: [String] = []
        load()
        let row = viewModel.rows.value[6]
        row.now.bind(to: observer) { times.append(row.age(at: $1)) }
        environment.set(["now": .integer(86_400)])
        #expect(times.count == 2)
        row.unbind(observer)
        environment.set(["now": .integer(172_800)])
        #expect(times.count == 2)
    }

    @Test("A change of the width is reported, but not before loading")
    func reportsWidth() {
        var changeCount = 0
        viewModel.onHeightsChange = { changeCount += 1 }
        environment.set(["width": .integer(30)])
        #expect(changeCount == 0)
        load()
        environment.set(["width": .integer(20)])
        #expect(changeCount == 1)
    }

    @Test("A running favour is not requested again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() {
        load()
        viewModel.pullToRefresh()
        viewModel.rows.value[6].favour()
        environment.deliver(.next)
        #expect(viewModel.rows.value[6].canFavour.value)
        viewModel.rows.value[6].favour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(viewModel.rows.value[6].favours.value == "2 favours")
        #expect(!viewModel.rows.value[6].canFavour.value)
    }

    @Test("If a comment is favoured during a refresh, the comments are requested again")
    func favoursDuringRefresh() {
        load()
        viewModel.pullToRefresh()
        viewModel.rows.value[6].favour()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(viewModel.rows.value[6].favours.value == "2 favours")
        viewModel.pullToRefresh()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(viewModel.rows.value[6].favours.value == "2 favours")
        #expect(!viewModel.rows.value[6].canFavour.value)
        viewModel.pullToRefresh()
        #expect(environment.waitingReplies == 1)
    }

    @Test("A failed refresh is not repeated, although a comment was favoured in the meantime")
    func favoursDuringFailedRefresh() {
        load()
        environment.fail(.comments)
        viewModel.pullToRefresh()
        viewModel.rows.value[6].favour()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 0)
        #expect(!viewModel.rows.value[6].canFavour.value)
    }

    @Test("A refresh shows the changes of the server in the rows, and computes no height again")
    func refreshesRows() {
        load()
        viewModel.rows.value[6].favour()
        environment.deliver(.all)
        let height = viewModel.rows.value[6].height
        environment.set(["favoured": .text("forgotten")])
        viewModel.pullToRefresh()
        environment.deliver(.all)
        #expect(viewModel.rows.value[6].canFavour.value)
        #expect(viewModel.rows.value[6].favours.value == "1 favour")
        #expect(viewModel.rows.value[6].height == height)
        #expect(environment.counts == ["heights": 1])
    }

    @Test("A message of a row is shown")
    func handsOnMessage() {
        var messages: [String] = []
        viewModel.onMessage = { messages.append($0) }
        load()
        environment.fail(.favour)
        viewModel.rows.value[6].favour()
        environment.deliver(.all)
        #expect(messages == ["Could not favour"])
    }

    @Test("A running favour is not requested again if its row disappears and returns")
    func favoursRowThatWent() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        environment.fail(.favour)
        viewModel.rows.value[20].favour()
        viewModel.pullToRefresh()
        environment.deliver(.last)
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.last)
        viewModel.rows.value[20].favour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(viewModel.rows.value[20].canFavour.value)
        viewModel.rows.value[20].favour()
        environment.deliver(.all)
        #expect(!viewModel.rows.value[20].canFavour.value)
    }

    @Test("A refresh forgets the rows that it does not list, and the heights of busy ones")
    func forgetsRows() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        weak let forgotten = viewModel.rows.value[21]
        weak let kept = viewModel.rows.value[20]
        let height = viewModel.rows.value[20].height
        viewModel.rows.value[20].favour()
        viewModel.pullToRefresh()
        environment.deliver(.last)
        #expect(forgotten == nil)
        #expect(kept != nil)
        environment.deliver(.all)
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(viewModel.rows.value[20].height == height)
        #expect(environment.counts == ["heights": 2])
    }
}
