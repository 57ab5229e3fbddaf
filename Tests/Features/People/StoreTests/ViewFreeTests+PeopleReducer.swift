internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: PeopleState, action: PeopleAction, reduction: Reduction<PeopleState, PeopleEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of people")
    struct PeopleReducerTests {
        private static let failure = ServiceError.unavailable(.people)
        private static let loading = PeopleState(kind: .follow)
        private static let failed = loading.with {
            $0.placeholder = .error("Could not load people")
        }
        private static let nobody = loading.with { $0.placeholder = .empty("Nobody here") }
        private static let listed = PeopleState.listing(1, 2)
        private static let established = listed.with { state in
            for id in state.listedIDs { state.people[id]?.contact.relation = .established }
        }

        private static func contacts(_ ids: Int..., relation: Contact.Relation) -> [Contact] {
            ids.map { Contact(id: $0, name: "Ada", relation: relation) }
        }

        /// A list of person 1, after person 2 has left it while a request runs.
        private static let absent = listed.with {
            $0.listedIDs = [1]
            $0.people[2]?.contact.relation = .established
            $0.people[2]?.isBusy = true
        }

        private static func refreshing(_ state: PeopleState) -> PeopleState {
            state.with { $0.isRefreshing = true }
        }

        private static func outdated(_ state: PeopleState) -> PeopleState {
            state.with { $0.isOutdated = true }
        }

        private static let loadingRows: [Row] = [
            (loading, .opened, Reduction(loading, [.followAcceptances, .load])),
            (listed, .opened, Reduction(listed, [.followAcceptances])),
            (failed, .opened, Reduction(failed, [.followAcceptances])),
            (nobody, .opened, Reduction(nobody, [.followAcceptances])),
            (failed, .retryTapped, Reduction(loading, [.load])),
            (loading, .loaded(.success(contacts(1, 2, relation: .none))), Reduction(listed)),
            (refreshing(loading), .loaded(.success([])), Reduction(nobody)),
            (refreshing(loading), .loaded(.failure(failure)), Reduction(failed)),
            (loading, .loaded(.failure(failure)), Reduction(failed)),
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
            (
                refreshing(listed).with {
                    $0.people[1]?.showsDelete = true
                    $0.people[2]?.isBusy = true
                },
                .refreshed(.success(contacts(1, 2, relation: .established))),
                Reduction(
                    listed.with {
                        $0.people[1]?.showsDelete = true
                        $0.people[1]?.contact.relation = .established
                        $0.people[2]?.isBusy = true
                    }
                )
            ),
        ]

        private static let personRows: [Row] = [
            (
                listed, .person(2, .actionTapped),
                Reduction(
                    listed.with {
                        $0.people[2]?.contact.relation = .established
                        $0.people[2]?.isBusy = true
                    },
                    [.person(2, .ask)]
                )
            ),
            (
                listed, .person(1, .takeBackEnded(isSuccess: false)),
                Reduction(
                    listed.with { $0.people[1]?.contact.relation = .established },
                    [.person(1, .showMessage("Could not unfollow"))]
                )
            ),
            (
                established.with { $0.people[1]?.showsDelete = true }, .person(2, .actionTapped),
                Reduction(established.with { $0.people[2]?.showsDelete = true })
            ),
            (
                established.with { $0.people[1]?.showsDelete = true }, .person(1, .actionTapped),
                Reduction(established)
            ),
            (
                established.with { $0.people[1]?.showsDelete = true }, .person(2, .accepted),
                Reduction(outdated(established.with { $0.people[1]?.showsDelete = true }))
            ),
            (listed, .person(7, .accepted), Reduction(outdated(listed))),
        ]

        private static let outdatedRows: [Row] = [
            (
                outdated(loading), .loaded(.success(contacts(1, 2, relation: .none))),
                Reduction(loading, [.load])
            ),
            (
                outdated(refreshing(listed)), .refreshed(.success(contacts(1, relation: .none))),
                Reduction(refreshing(listed), [.refresh])
            ),
            (
                outdated(refreshing(loading)), .loaded(.failure(failure)),
                Reduction(outdated(failed))
            ),
            (outdated(failed), .retryTapped, Reduction(loading, [.load])),
            (outdated(listed), .pulled, Reduction(refreshing(listed), [.refresh])),
            (listed, .person(1, .askEnded(isSuccess: true)), Reduction(outdated(listed))),
            (listed, .person(1, .askEnded(isSuccess: false)), Reduction(listed)),
            (listed, .person(1, .takeBackEnded(isSuccess: true)), Reduction(outdated(listed))),
        ]

        private static let absenceRows: [Row] = [
            (
                absent.with { $0.listedIDs = [1, 2] },
                .refreshed(.success(contacts(1, relation: .none))), Reduction(absent)
            ),
            (
                absent, .refreshed(.success(contacts(1, 2, relation: .none))),
                Reduction(absent.with { $0.listedIDs = [1, 2] })
            ),
            (
                absent, .person(2, .askEnded(isSuccess: false)),
                Reduction(
                    listed.with { $0.listedIDs = [1] },
                    [.person(2, .showMessage("Could not follow"))]
                )
            ),
            (
                established.with { $0.people[2]?.showsDelete = true },
                .refreshed(.success(contacts(1, relation: .none))), Reduction(.listing(1))
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + personRows + outdatedRows + absenceRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: PeopleReducer.reduce) == row.reduction
            )
        }
    }
}
