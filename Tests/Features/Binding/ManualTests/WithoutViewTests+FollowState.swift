internal import Model
internal import Testing

@testable internal import BindingManual

extension WithoutViewTests {
    @MainActor
    @Suite("The state")
    struct FollowStateTests {
        private let scheduler = ManualScheduler()
        private let backend: InMemoryBackend
        private let people = [User(id: 1, name: ""), User(id: 2, name: "", isFollowed: true)]
        private let state: FollowState
        private let listener = Listener()

        init() {
            backend = InMemoryBackend(seed: 1, scheduler: scheduler)
            for person in people { backend.addUser(id: person.id, blogCount: 0, draftCount: 0) }
            state = FollowState(people: people, userService: backend)
        }

        /// What a view would be told.
        @MainActor
        private final class Listener {
            var replies = 0
            var failures: [String] = []

            func toggle(_ id: User.ID, of state: FollowState) {
                state.toggleFollow(of: id) { [weak self] failure in
                    self?.replies += 1
                    failure.map { self?.failures.append($0) }
                }
            }
        }

        @Test("It begins with whom the viewer follows")
        func begins() {
            #expect(state.followedIDs == [2])
            #expect(backend.requests.isEmpty)
        }

        @Test("It changes at once and asks the service, which keeps what was changed")
        func changesAtOnce() {
            listener.toggle(1, of: state)
            #expect(state.followedIDs == [1, 2])
            #expect(backend.requests == [.follow(userID: 1)])
            #expect(listener.replies == 0)
            scheduler.deliverAll()
            #expect(state.followedIDs == [1, 2])
            #expect(listener.failures == [])
        }

        @Test("Where following fails it goes back and says so")
        func followFails() {
            backend.faults.failNext(.follow)
            listener.toggle(1, of: state)
            scheduler.deliverAll()
            #expect(state.followedIDs == [2])
            #expect(listener.replies == 1)
            #expect(listener.failures == ["Could not follow"])
        }

        @Test("Where taking it back fails it goes back and says so")
        func unfollowFails() {
            backend.faults.failNext(.unfollow)
            listener.toggle(2, of: state)
            #expect(state.followedIDs == [])
            scheduler.deliverAll()
            #expect(state.followedIDs == [2])
            #expect(listener.replies == 1)
            #expect(listener.failures == ["Could not unfollow"])
        }

        @Test("While a person's request runs nothing else is asked about that person")
        func oneAtATime() {
            listener.toggle(1, of: state)
            listener.toggle(1, of: state)
            listener.toggle(2, of: state)
            scheduler.deliverLast()
            listener.toggle(2, of: state)
            #expect(
                backend.requests == [
                    .follow(userID: 1), .unfollow(userID: 2), .follow(userID: 2),
                ]
            )
            #expect(state.followedIDs == [1, 2])
            #expect(listener.replies == 1)
            #expect(listener.failures == [])
        }

        @Test("A state that is gone is kept by no request, and changes nothing")
        func gone() {
            var state: FollowState? = FollowState(people: people, userService: backend)
            weak let released = state
            state.map { listener.toggle(1, of: $0) }
            state = nil
            #expect(released == nil)
            scheduler.deliverAll()
            #expect(listener.failures == [])
        }
    }
}
