internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: BlogsState, action: BlogsAction,
    reduction: Reduction<BlogsState, BlogsEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of blogs")
    struct BlogsReducerTests {
        private static let failure = ServiceError.unavailable(.blogs)
        private static let loading = BlogsState()
        private static let failed = loading.with {
            $0.placeholder = .error("Could not load blogs")
        }
        private static let nothing = loading.with {
            $0.placeholder = .empty("No blogs yet")
            $0.listVersion = 1
            $0.generation = 1
        }
        private static let listed = BlogsState.listing(9, 8)
        private static let ended = BlogsState.listing(9, 8, footer: .end("No more blogs"))
        private static let loadingMore = BlogsState.listing(
            9,
            8,
            footer: .loading("Loading more…")
        )
        private static let failedMore = BlogsState.listing(
            9,
            8,
            footer: .failed("Could not load more")
        )

        private static func pulled(_ state: BlogsState) -> BlogsState {
            state.with { $0.isRefreshing = true }
        }

        private static func outdated(_ state: BlogsState) -> BlogsState {
            state.with { $0.isOutdated = true }
        }

        private static let loadingRows: [Row] = [
            (loading, .opened, Reduction(loading, [.load])),
            (listed, .opened, Reduction(listed)),
            (failed, .opened, Reduction(failed)),
            (nothing, .opened, Reduction(nothing)),
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
                    BlogsState.listing(10, 9).with {
                        $0.generation = 2
                        $0.listVersion = 2
                    }
                )
            ),
            (
                outdated(pulled(listed)), .refreshed(.success(.sample(10, 9))),
                Reduction(pulled(listed), [.refresh])
            ),
            (outdated(listed), .pulled, Reduction(pulled(listed), [.refresh])),
            (
                outdated(pulled(listed)), .refreshed(.failure(failure)),
                Reduction(outdated(listed), [.showMessage("Could not refresh")])
            ),
            (
                pulled(nothing), .refreshed(.success(.sample(1, isLast: true))),
                Reduction(
                    BlogsState.listing(1, footer: .end("No more blogs")).with {
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
                Reduction(BlogsState.listing(9, 8, 7, 6).with { $0.listVersion = 2 })
            ),
            (
                loadingMore, .loadedMore(.success(.sample(7, isLast: true)), generation: 1),
                Reduction(
                    BlogsState.listing(9, 8, 7, footer: .end("No more blogs")).with {
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

        private static let liking = listed.with { $0.likingIDs = [8] }
        private static let liked = listed.with {
            $0.rows[8]?.blog.likeCount = 5
            $0.rows[8]?.blog.isLiked = true
            $0.isOutdated = true
        }
        private static let sharing = listed.with { $0.sharingIDs = [8] }

        private static let blogRows: [Row] = [
            (listed, .blogTapped(8), Reduction(listed, [.openBlog(8)])),
            (listed, .likeTapped(8), Reduction(liking, [.like(8)])),
            (liking, .likeTapped(8), Reduction(liking)),
            (liked, .likeTapped(8), Reduction(liked)),
            (listed, .likeTapped(3), Reduction(listed)),
            (liking, .liked(8, .success(5)), Reduction(liked)),
            (
                liking, .liked(8, .failure(.unavailable(.like))),
                Reduction(listed, [.showMessage("Could not like")])
            ),
            (
                listed.with { $0.likingIDs = [3] }, .liked(3, .success(5)),
                Reduction(outdated(listed))
            ),
            (listed, .shareTapped(8), Reduction(sharing, [.share(8)])),
            (sharing, .shareTapped(8), Reduction(sharing)),
            (
                sharing, .shared(8, .success(5)),
                Reduction(
                    outdated(listed).with { $0.rows[8]?.blog.shareCount = 5 },
                    [.showMessage("Shared")]
                )
            ),
            (
                listed.with { $0.sharingIDs = [3] }, .shared(3, .success(5)),
                Reduction(outdated(listed), [.showMessage("Shared")])
            ),
            (
                sharing, .shared(8, .failure(.unavailable(.share))),
                Reduction(listed, [.showMessage("Could not share")])
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + pagingRows + blogRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: BlogsReducer.reduce) == row.reduction
            )
        }

        @Test("A blog with a running request is not liked again after it was listed again")
        func likesOnce() {
            var state = Self.liking.with { $0.isRefreshing = true }
            #expect(BlogsReducer.reduce(&state, .refreshed(.success(.sample(9)))) == [])
            #expect(
                BlogsReducer.reduce(&state, .loadedMore(.success(.sample(8)), generation: 0)) == []
            )
            #expect(BlogsReducer.reduce(&state, .likeTapped(8)) == [])
        }
    }
}
