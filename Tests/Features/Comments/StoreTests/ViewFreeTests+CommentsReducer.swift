internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: CommentsState, action: CommentsAction,
    reduction: Reduction<CommentsState, CommentsEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of comments")
    struct CommentsReducerTests {
        private static let failure = ServiceError.unavailable(.comments)
        private static let loading = CommentsState()
        private static let failed = loading.with {
            $0.placeholder = .error("Could not load comments")
        }
        private static let nothing = loading.with {
            $0.placeholder = .empty("No comments yet")
            $0.listVersion = 1
            $0.generation = 1
        }
        private static let listed = CommentsState.listing(9, 8)
        private static let ended = CommentsState.listing(9, 8, footer: .end("No more comments"))
        private static let loadingMore = CommentsState.listing(
            9,
            8,
            footer: .loading("Loading more…")
        )
        private static let failedMore = CommentsState.listing(
            9,
            8,
            footer: .failed("Could not load more")
        )

        private static func pulled(_ state: CommentsState) -> CommentsState {
            state.with { $0.isRefreshing = true }
        }

        private static let loadingRows: [Row] = [
            (loading, .opened, Reduction(loading, [.followTime, .load])),
            (listed, .opened, Reduction(listed, [.followTime])),
            (failed, .opened, Reduction(failed, [.followTime])),
            (nothing, .opened, Reduction(nothing, [.followTime])),
            (failed, .retryTapped, Reduction(loading, [.load])),
            (loading, .loaded(.success(.sample(9, 8))), Reduction(listed)),
            (loading, .loaded(.success(.sample(9, 8, isLast: true))), Reduction(ended)),
            (pulled(loading), .loaded(.success(.sample(isLast: true))), Reduction(nothing)),
            (pulled(loading), .loaded(.failure(failure)), Reduction(failed)),
        ]

        private static let refreshRows: [Row] = [
            (loading, .pulled, Reduction(pulled(loading))),
            (failed, .pulled, Reduction(pulled(loading), [.load])),
            (nothing, .pulled, Reduction(pulled(nothing), [.refresh])),
            (listed, .pulled, Reduction(pulled(listed), [.refresh])),
            (ended, .pulled, Reduction(pulled(ended), [.refresh])),
            (loadingMore, .pulled, Reduction(pulled(loadingMore), [.refresh])),
            (failedMore, .pulled, Reduction(pulled(failedMore), [.refresh])),
            (pulled(listed), .pulled, Reduction(pulled(listed))),
            (
                pulled(listed), .refreshed(.failure(failure)),
                Reduction(listed, [.showMessage("Could not refresh")])
            ),
            (
                pulled(.listing(9, 8, 7, 6)),
                .refreshed(.success(.sample(10, 9))),
                Reduction(
                    CommentsState.listing(10, 9).with {
                        $0.generation = 2
                        $0.listVersion = 2
                    }
                )
            ),
            (
                pulled(listed), .favoured(8, .success(5)),
                Reduction(pulled(favoured))
            ),
            (
                pulled(favoured), .refreshed(.success(.sample(9, 8))),
                Reduction(pulled(favoured.with { $0.isOutdated = false }), [.refresh])
            ),
            (
                pulled(favoured), .refreshed(.failure(failure)),
                Reduction(favoured, [.showMessage("Could not refresh")])
            ),
            (
                favoured, .pulled,
                Reduction(pulled(favoured.with { $0.isOutdated = false }), [.refresh])
            ),
            (
                pulled(nothing), .refreshed(.success(.sample(1, isLast: true))),
                Reduction(
                    CommentsState.listing(1, footer: .end("No more comments")).with {
                        $0.generation = 2
                        $0.listVersion = 2
                    }
                )
            ),
        ]

        private static let pagingRows: [Row] = [
            (
                listed, .lastRowShown,
                Reduction(loadingMore, [.loadMore(after: 8, generation: 1)])
            ),
            (loadingMore, .lastRowShown, Reduction(loadingMore)),
            (failedMore, .lastRowShown, Reduction(failedMore)),
            (ended, .lastRowShown, Reduction(ended)),
            (
                pulled(listed), .lastRowShown,
                Reduction(pulled(loadingMore), [.loadMore(after: 8, generation: 1)])
            ),
            (
                failedMore.with { $0.generation = 4 }, .retryMoreTapped,
                Reduction(
                    loadingMore.with { $0.generation = 4 },
                    [.loadMore(after: 8, generation: 4)]
                )
            ),
            (loadingMore, .retryMoreTapped, Reduction(loadingMore)),
            (ended, .retryMoreTapped, Reduction(ended)),
            (
                loadingMore, .loadedMore(.success(.sample(7, 6)), generation: 1),
                Reduction(CommentsState.listing(9, 8, 7, 6).with { $0.listVersion = 2 })
            ),
            (
                loadingMore, .loadedMore(.success(.sample(7, isLast: true)), generation: 1),
                Reduction(
                    CommentsState.listing(9, 8, 7, footer: .end("No more comments")).with {
                        $0.listVersion = 2
                    }
                )
            ),
            (
                loadingMore, .loadedMore(.failure(failure), generation: 1),
                Reduction(failedMore)
            ),
            (
                loadingMore, .loadedMore(.success(.sample(7)), generation: 0),
                Reduction(loadingMore)
            ),
            (
                loadingMore, .loadedMore(.failure(failure), generation: 0),
                Reduction(loadingMore)
            ),
        ]

        private static let favouring = listed.with { $0.favouringIDs = [8] }
        private static let favoured = listed.with {
            $0.rows[8]?.comment.favourCount = 5
            $0.rows[8]?.comment.isFavoured = true
            $0.isOutdated = true
        }

        private static let commentRows: [Row] = [
            (listed, .avatarTapped(8), Reduction(listed, [.openUser(4)])),
            (listed, .avatarTapped(3), Reduction(listed)),
            (listed, .favourTapped(8), Reduction(favouring, [.favour(8)])),
            (favouring, .favourTapped(8), Reduction(favouring)),
            (favoured, .favourTapped(8), Reduction(favoured)),
            (listed, .favourTapped(3), Reduction(listed)),
            (favouring, .favoured(8, .success(5)), Reduction(favoured)),
            (
                favouring, .favoured(8, .failure(.unavailable(.favour))),
                Reduction(listed, [.showMessage("Could not favour")])
            ),
            (
                listed.with { $0.favouringIDs = [3] }, .favoured(3, .success(5)),
                Reduction(listed.with { $0.isOutdated = true })
            ),
            (
                listed, .timeChanged(Date(timeIntervalSince1970: 60)),
                Reduction(listed.with { $0.now = Date(timeIntervalSince1970: 60) })
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + pagingRows + commentRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: CommentsReducer.reduce)
                    == row.reduction
            )
        }

        @Test("A comment with a running request is not favoured again after it was listed again")
        func favoursOnce() {
            var state = Self.favouring.with { $0.isRefreshing = true }
            #expect(CommentsReducer.reduce(&state, .refreshed(.success(.sample(9)))) == [])
            #expect(
                CommentsReducer.reduce(&state, .loadedMore(.success(.sample(8)), generation: 0))
                    == []
            )
            #expect(CommentsReducer.reduce(&state, .favourTapped(8)) == [])
        }
    }
}
