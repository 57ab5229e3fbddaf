internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: VoicesState, action: VoicesAction, reduction: Reduction<VoicesState, VoicesEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of messages")
    struct VoicesReducerTests {
        private static let failure = ServiceError.unavailable(.voices)
        private static let loading = VoicesState()
        private static let failed = loading.with {
            $0.placeholder = .error("Could not load messages")
        }
        private static let nobody = loading.with { $0.placeholder = .empty("No messages") }
        private static let listed = VoicesState.listing(.idle, .idle)

        private static func refreshing(_ state: VoicesState) -> VoicesState {
            state.with { $0.isRefreshing = true }
        }

        private static let loadingRows: [Row] = [
            (loading, .opened, Reduction(loading, [.followPlayer, .load])),
            (listed, .opened, Reduction(listed, [.followPlayer])),
            (failed, .opened, Reduction(failed, [.followPlayer])),
            (nobody, .opened, Reduction(nobody, [.followPlayer])),
            (failed, .retryTapped, Reduction(loading, [.load])),
            (loading, .loaded(.success(VoiceMessage.samples(1, 2))), Reduction(listed)),
            (loading, .loaded(.success([])), Reduction(nobody)),
            (refreshing(loading), .loaded(.success([])), Reduction(nobody)),
            (loading, .loaded(.failure(failure)), Reduction(failed)),
            (refreshing(loading), .loaded(.failure(failure)), Reduction(failed)),
        ]

        private static let refreshRows: [Row] = [
            (loading, .pulled, Reduction(refreshing(loading))),
            (refreshing(loading), .pulled, Reduction(refreshing(loading))),
            (failed, .pulled, Reduction(refreshing(loading), [.load])),
            (listed, .pulled, Reduction(refreshing(listed), [.refresh])),
            (nobody, .pulled, Reduction(refreshing(nobody), [.refresh])),
            (refreshing(listed), .pulled, Reduction(refreshing(listed))),
            (
                refreshing(listed), .refreshed(.failure(failure)),
                Reduction(listed, [.showMessage("Could not refresh")])
            ),
            (refreshing(listed), .refreshed(.success([])), Reduction(nobody)),
            (nobody, .refreshed(.success(VoiceMessage.samples(1, 2))), Reduction(listed)),
            (
                .listing(.played, .paused), .refreshed(.success(VoiceMessage.samples(2, 1))),
                Reduction(VoicesState.listing(.played, .paused).with { $0.listedIDs = [2, 1] })
            ),
            (
                .listing(.played, .paused), .refreshed(.success(VoiceMessage.samples(1))),
                Reduction(.listing(.played), [.stop])
            ),
        ]

        private static let tapRows: [Row] = [
            (listed, .voiceTapped(2), Reduction(.listing(.idle, .buffering), [.play(2)])),
            (.listing(.buffering), .voiceTapped(1), Reduction(.listing(.buffering))),
            (.listing(.playing), .voiceTapped(1), Reduction(.listing(.paused), [.pause])),
            (.listing(.paused), .voiceTapped(1), Reduction(.listing(.playing), [.resume])),
            (.listing(.failed), .voiceTapped(1), Reduction(.listing(.buffering), [.play(1)])),
            (
                .listing(.played), .voiceTapped(1),
                Reduction(
                    VoicesState.listing(.buffering).with { $0.voices[1]?.hasEnded = true },
                    [.play(1)]
                )
            ),
            (
                .listing(.playing, .idle), .voiceTapped(2),
                Reduction(
                    VoicesState.listing(.idle, .buffering).with { $0.voices[1]?.wasStarted = true },
                    [.stop, .play(2)]
                )
            ),
            (
                VoicesState.listing(.playing, .idle).with { $0.voices[1]?.hasEnded = true },
                .voiceTapped(2),
                Reduction(.listing(.played, .buffering), [.stop, .play(2)])
            ),
            (listed, .voiceTapped(7), Reduction(listed)),
            (listed, .disappeared, Reduction(listed)),
            (
                .listing(.paused), .disappeared,
                Reduction(
                    VoicesState.listing(.idle).with { $0.voices[1]?.wasStarted = true },
                    [.stop]
                )
            ),
            (
                VoicesState.listing(.buffering).with { $0.voices[1]?.hasEnded = true },
                .disappeared,
                Reduction(.listing(.played), [.stop])
            ),
        ]

        private static let playerRows: [Row] = [
            (.listing(.buffering), .playerReported(.ready, 1), Reduction(.listing(.playing))),
            (.listing(.paused), .playerReported(.ready, 1), Reduction(.listing(.paused))),
            (.listing(.playing), .playerReported(.ended, 1), Reduction(.listing(.played))),
            (.listing(.playing), .playerReported(.failed, 1), Reduction(.listing(.failed))),
            (
                .listing(.idle, .playing, .played, .failed, .idle), .playerReported(.ended, 2),
                Reduction(.listing(.idle, .played, .played, .failed, .buffering), [.play(5)])
            ),
            (
                .listing(.playing, .idle), .playerReported(.failed, 1),
                Reduction(.listing(.failed, .buffering), [.play(2)])
            ),
            (
                .listing(.playing, .idle), .playerReported(.ended, 2),
                Reduction(.listing(.playing, .idle))
            ),
            (listed, .playerReported(.ready, 1), Reduction(listed)),
            (
                loading.with { $0.currentID = 1 }, .playerReported(.ended, 1),
                Reduction(loading.with { $0.currentID = 1 })
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + tapRows + playerRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: VoicesReducer.reduce) == row.reduction
            )
        }
    }
}
