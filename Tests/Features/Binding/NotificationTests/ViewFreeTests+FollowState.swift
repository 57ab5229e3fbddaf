internal import Foundation
internal import Model
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

        /// Records the calls that a view would receive.
        @MainActor
        private final class Listener {
            var changes: [User.ID] = []
            var failures: [String] = []
            private var observers: [any NSObjectProtocol] = []

            isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

            func listen(to state: FollowState) {
                observe(FollowState.didChange, of: state) { [weak self] information in
                    let id = information?[FollowState.idKey] as? Int
                    MainActor.assumeIsolated { id.map { self?.changes.append($0) } }
                }
                observe(FollowState.didFail, of: state) { [weak self] information in
                    let text = information?[FollowState.textKey] as? String
                    MainActor.assumeIsolated { text.map { self?.failures.append($0) } }
                }
            }

            func toggle(_ id: User.ID, of state: FollowState) { state.toggleFollow(of: id) }

            private func observe(
                _ name: Notification.Name,
                of state: FollowState,
                handler: @escaping @Sendable ([AnyHashable: Any]?) -> Void
            ) {
                let observer = NotificationCenter.default.addObserver(
                    forName: name,
                    object: state,
                    queue: nil
                ) { handler($0.userInfo) }
                observers.append(observer)
            }
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
            #expect(listener.changes == [1])
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
            #expect(listener.changes == [1, 1])
            #expect(listener.failures == ["Could not follow"])
        }

        @Test("Failed unfollowing is undone and reported")
        func unfollowFails() {
            listener.listen(to: state)
            backend.faults.failNext(.unfollow)
            listener.toggle(2, of: state)
            #expect(state.followedIDs == [])
            scheduler.deliverAll()
            #expect(state.followedIDs == [2])
            #expect(listener.changes == [2, 2])
            #expect(listener.failures == ["Could not unfollow"])
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
            #expect(listener.changes == [1, 2, 2])
        }

        @Test("An observer receives the notifications of one state only")
        func itsOwn() {
            let other = FollowState(people: people, userService: backend)
            let listener = Listener()
            listener.listen(to: state)
            other.toggleFollow(of: 1)
            #expect(listener.changes == [])
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
