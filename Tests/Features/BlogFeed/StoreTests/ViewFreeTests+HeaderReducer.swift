internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: HeaderState, action: HeaderAction, reduction: Reduction<HeaderState, HeaderEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of the header")
    struct HeaderReducerTests {
        private static func header(
            isFollowed: Bool,
            isRunning: Bool = false
        ) -> HeaderState {
            HeaderState(
                canFollow: true,
                isLoading: false,
                user: .sample(isFollowed: isFollowed),
                isFollowRequestRunning: isRunning
            )
        }

        private static let empty = HeaderState(canFollow: true)
        private static let failed = HeaderState(canFollow: true, isLoading: false)

        private static let loadingRows: [Row] = [
            (empty, .opened, Reduction(empty, [.load])),
            (failed, .opened, Reduction(failed)),
            (header(isFollowed: true), .opened, Reduction(header(isFollowed: true))),
            (
                empty, .loaded(.success(.sample(isFollowed: true))),
                Reduction(header(isFollowed: true))
            ),
            (
                empty, .loaded(.failure(.unavailable(.user))),
                Reduction(failed, [.showMessage("Could not load the user")])
            ),
            (empty, .iconTapped, Reduction(empty, [.openUser])),
        ]

        private static let followRows: [Row] = [
            (empty, .followTapped, Reduction(empty)),
            (
                header(isFollowed: false), .followTapped,
                Reduction(header(isFollowed: true, isRunning: true), [.follow])
            ),
            (
                header(isFollowed: true, isRunning: true), .followTapped,
                Reduction(header(isFollowed: true, isRunning: true))
            ),
            (
                header(isFollowed: true, isRunning: true), .followEnded(isSuccess: true),
                Reduction(header(isFollowed: true))
            ),
            (
                header(isFollowed: true, isRunning: true), .followEnded(isSuccess: false),
                Reduction(header(isFollowed: false), [.showMessage("Could not follow")])
            ),
        ]

        private static let unfollowRows: [Row] = [
            (
                header(isFollowed: true), .followTapped,
                Reduction(header(isFollowed: true), [.confirmUnfollow(name: "Ada")])
            ),
            (
                header(isFollowed: true), .unfollowConfirmed,
                Reduction(header(isFollowed: false, isRunning: true), [.unfollow])
            ),
            (
                header(isFollowed: false, isRunning: true), .unfollowEnded(isSuccess: true),
                Reduction(header(isFollowed: false))
            ),
            (
                header(isFollowed: false, isRunning: true), .unfollowEnded(isSuccess: false),
                Reduction(header(isFollowed: true), [.showMessage("Could not unfollow")])
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + followRows + unfollowRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: HeaderReducer.reduce) == row.reduction
            )
        }
    }
}
