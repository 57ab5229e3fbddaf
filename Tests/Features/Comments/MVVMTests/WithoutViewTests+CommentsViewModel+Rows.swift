internal import Comments
internal import Foundation
internal import Model
internal import Scripts
internal import Testing

@testable internal import CommentsMVVM

/// Comment 39 stands in row 6 and has one favour.
extension WithoutViewTests.CommentsViewModelTests {
    @Test("The image of a row leads to its author")
    func opensAuthor() {
        load()
        viewModel.rows[1].selectAuthor()
        let comment = SampleData(seed: 7).comment(id: 44, writtenAt: .distantPast)
        #expect(environment.routes == [.userDetail(comment.authorID)])
    }

    @Test("When it is later or the column is wider, that is told, and nothing before loading")
    func tellsOfSurroundings() {
        var told: [String] = []
        viewModel.onTimesChange = { told.append("times") }
        viewModel.onHeightsChange = { told.append("heights") }
        environment.set(["now": .integer(60)])
        #expect(told == [])
        load()
        environment.set(["now": .integer(120)])
        environment.set(["width": .integer(20)])
        #expect(told == ["times", "heights"])
    }

    @Test("A favour that runs is not asked for again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() {
        load()
        viewModel.rows[6].favour()
        viewModel.pullToRefresh()
        environment.deliver(.last)
        viewModel.rows[6].favour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(viewModel.rows[6].favours == "2 favours")
        #expect(!viewModel.rows[6].canFavour)
    }

    @Test("A refresh shows in rows what has changed on the server, and computes no height again")
    func refreshesRows() {
        load()
        viewModel.rows[6].favour()
        environment.deliver(.all)
        let height = viewModel.rows[6].height
        environment.set(["favoured": .text("forgotten")])
        viewModel.pullToRefresh()
        environment.deliver(.all)
        #expect(viewModel.rows[6].canFavour)
        #expect(viewModel.rows[6].favours == "1 favour")
        #expect(viewModel.rows[6].height == height)
        #expect(environment.counts == ["heights": 1])
    }

    @Test("What a row has to say is handed on")
    func handsOnMessage() {
        var messages: [String] = []
        viewModel.onMessage = { messages.append($0) }
        load()
        environment.fail(.favour)
        viewModel.rows[6].favour()
        environment.deliver(.all)
        #expect(messages == ["Could not favour"])
    }

    @Test("A favour of a comment whose row has gone is remembered when the row comes back")
    func favoursRowThatWent() {
        load()
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.all)
        viewModel.rows[20].favour()
        viewModel.pullToRefresh()
        environment.deliver(.last)
        viewModel.willDisplayRow(at: 19)
        environment.deliver(.last)
        viewModel.rows[20].favour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(!viewModel.rows[20].canFavour)
    }
}
