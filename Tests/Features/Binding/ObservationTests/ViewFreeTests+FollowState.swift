internal import Model
internal import Observation
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        /// Observes the state as a view would: each observation ends with the first change.
        @MainActor
        private final class Listener {
            var changes = 0
            var failures: [String] = []

            func listen(to state: FollowState) {
                withObservationTracking {
                    _ = state.followedIDs
                    failures += state.takeFailures()
                } onChange: { [weak self] in
                    MainActor.assumeIsolated { self?.changes += 1 }
                }
            }

            func toggle(_ id: User.ID, of state: FollowState) { state.toggleFollow(of: id) }
        }

        @Test("The state starts with the people that the viewer follows")
        func begins() {
            #expect(state.followedIDs == [2])
            #expect(backend.requests.isEmpty)
        }

        @Test("A change applies at once, is requested, and stays after the reply")
        func changesAtOnce() {
            listener.listen(to: state)
            listener.toggle(1, of: state)
            #expect(state.followedIDs == [1, 2])
            #expect(backend.requests == [.follow(userID: 1)])
            #expect(listener.changes == 1)
            scheduler.deliverAll()
            #expect(state.followedIDs == [1, 2])
            #expect(listener.failures == [])
        }

        @Test("Failed following is undone and reported")
        func followFails() {
            listener.listen(to: state)
            backend.faults.failNext(.follow)
            listener.toggle(1, of: state)
            scheduler.deliverAll()
            #expect(state.followedIDs == [2])
            listener.listen(to: state)
            #expect(listener.failures == ["Could not follow"])
            #expect(state.takeFailures() == [])
        }

        @Test("Failed unfollowing is undone and reported")
        func unfollowFails() {
            listener.listen(to: state)
            backend.faults.failNext(.unfollow)
            listener.toggle(2, of: state)
            #expect(state.followedIDs == [])
            scheduler.deliverAll()
            #expect(state.followedIDs == [2])
            listener.listen(to: state)
            #expect(listener.failures == ["Could not unfollow"])
            #expect(state.takeFailures() == [])
        }

        @Test("Two failures between two updates of the view are taken together")
        func takesAllFailures() {
            backend.faults.failNext(.follow)
            backend.faults.failNext(.unfollow)
            listener.toggle(1, of: state)
            listener.toggle(2, of: state)
            scheduler.deliverAll()
            #expect(state.takeFailures() == ["Could not follow", "Could not unfollow"])
        }

        @Test("During a request for a person, no other request for that person is sent")
        func oneAtATime() {
            listener.listen(to: state)
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
            #expect(listener.changes == 1)
        }

        @Test("A request does not keep the state alive, and reports nothing after its release")
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
