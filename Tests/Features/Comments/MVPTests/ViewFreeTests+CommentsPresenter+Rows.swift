internal import Comments
internal import Foundation
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

/// Comment 39 is in row 6 and has one favour.
extension ViewFreeTests.CommentsPresenterTests {
    /// Returns the calls to a cell that attaches itself to a row.
    func cell(at row: Int) -> [CommentCellSpy.Call] {
        let cell = CommentCellSpy()
        presenter.cellPresenter(at: row).attach(cell)
        return cell.calls
    }

    @Test("The image of a row opens the author")
    func opensAuthor() {
        load()
        presenter.cellPresenter(at: 1).didTapAvatar()
        let comment = SampleData(seed: 7).comment(id: 44, writtenAt: .distantPast)
        #expect(environment.routes == [.userDetail(comment.authorID)])
    }

    @Test("When the time changes, only the visible rows show it")
    func tellsTime() {
        load()
        view.visibleRows = [2, 3]
        let cells = (0..<5).map { _ in CommentCellSpy() }
        for (row, cell) in cells.enumerated() {
            presenter.cellPresenter(at: row).attach(cell)
            cell.calls = []
        }
        environment.set(["now": .integer(60)])
        let calls: [[CommentCellSpy.Call]] = [
            [], [], [.showTime("1 min ago")], [.showTime("2 min ago")], [],
        ]
        #expect(cells.map(\.calls) == calls)
    }

    @Test("A change of the width updates the row heights")
    func tellsWidth() {
        load()
        // The content of the row is "@… Well put.".
        #expect(presenter.height(ofRow: 6) == 4)
        environment.set(["width": .integer(10)])
        #expect(view.calls == [.updateRowHeights])
        #expect(presenter.height(ofRow: 6) > 4)
        #expect(environment.counts == ["heights": 2])
    }

    @Test("A running favour is not requested again after a refresh, and shows in the new row")
    func favoursAcrossRefresh() {
        load()
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 6).didTapFavour()
        environment.deliver(.next)
        #expect(cell(at: 6).contains(.enableFavour(true)))
        presenter.cellPresenter(at: 6).didTapFavour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 6).contains(.showFavours("2 favours")))
        #expect(cell(at: 6).contains(.enableFavour(false)))
    }

    @Test("If a comment is favoured during a refresh, the comments are requested again")
    func favoursDuringRefresh() {
        load()
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 6).didTapFavour()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(cell(at: 6).contains(.showFavours("2 favours")))
        presenter.didPullToRefresh()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 6).contains(.showFavours("2 favours")))
        #expect(cell(at: 6).contains(.enableFavour(false)))
        presenter.didPullToRefresh()
        #expect(environment.waitingReplies == 1)
    }

    @Test("A failed refresh is not repeated, although a comment was favoured in the meantime")
    func favoursDuringFailedRefresh() {
        load()
        environment.fail(.comments)
        presenter.didPullToRefresh()
        presenter.cellPresenter(at: 6).didTapFavour()
        environment.deliver(.last)
        environment.deliver(.next)
        #expect(environment.waitingReplies == 0)
        #expect(cell(at: 6).contains(.enableFavour(false)))
    }

    @Test("A refresh shows the changes of the server in the rows, and computes no height again")
    func refreshesRows() {
        load()
        presenter.cellPresenter(at: 6).didTapFavour()
        environment.deliver(.all)
        let height = presenter.height(ofRow: 6)
        environment.set(["favoured": .text("forgotten")])
        presenter.didPullToRefresh()
        environment.deliver(.all)
        #expect(cell(at: 6).contains(.enableFavour(true)))
        #expect(cell(at: 6).contains(.showFavours("1 favour")))
        #expect(presenter.height(ofRow: 6) == height)
        #expect(environment.counts == ["heights": 1])
    }

    @Test("A message of a row is shown")
    func handsOnMessage() {
        load()
        environment.fail(.favour)
        presenter.cellPresenter(at: 6).didTapFavour()
        environment.deliver(.all)
        #expect(view.calls == [.showToast("Could not favour")])
    }

    @Test("A running favour is not requested again if its row disappears and returns")
    func favoursRowThatWent() {
        load()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        environment.fail(.favour)
        presenter.cellPresenter(at: 20).didTapFavour()
        presenter.didPullToRefresh()
        environment.deliver(.last)
        presenter.willDisplayRow(at: 19)
        environment.deliver(.last)
        presenter.cellPresenter(at: 20).didTapFavour()
        #expect(environment.waitingReplies == 1)
        environment.deliver(.all)
        #expect(cell(at: 20).contains(.enableFavour(true)))
        presenter.cellPresenter(at: 20).didTapFavour()
        environment.deliver(.all)
        #expect(cell(at: 20).contains(.enableFavour(false)))
    }

    @Test("A refresh forgets the rows that it does not list, and the heights of busy ones")
    func forgetsRows() {
        load()
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        weak let forgotten = presenter.cellPresenter(at: 21)
        weak let kept = presenter.cellPresenter(at: 20)
        let height = presenter.height(ofRow: 20)
        presenter.cellPresenter(at: 20).didTapFavour()
        presenter.didPullToRefresh()
        environment.deliver(.last)
        #expect(forgotten == nil)
        #expect(kept != nil)
        environment.deliver(.all)
        presenter.willDisplayRow(at: 19)
        environment.deliver(.all)
        #expect(presenter.height(ofRow: 20) == height)
        #expect(environment.counts == ["heights": 2])
    }
}
