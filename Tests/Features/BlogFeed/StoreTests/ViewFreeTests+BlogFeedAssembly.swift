internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The assembly")
    struct BlogFeedAssemblyTests {
        @Test("Assembling sends no request and creates no view", arguments: [1, 2])
        func asksNothing(userID: Int) {
            let environment = BlogFeedEnvironment(opening: .blogFeed(user: userID))
            let madeCount = UIView.madeCount
            _ = BlogFeedAssembly.screen(environment.dependencies)
            #expect(environment.requests.isEmpty)
            #expect(UIView.madeCount == madeCount)
        }

        @Test("A screen released before it is shown is deallocated, with each of its modules")
        func releases() {
            let dependencies = BlogFeedEnvironment(opening: .blogFeed(user: 1)).dependencies
            weak let screen = BlogFeedAssembly.screen(dependencies)
            weak let header = HeaderAssembly.module(
                dependencies,
                onSelectUser: { _ in },
                onUnfollow: { _, _ in }
            )
            weak let blogs = BlogsAssembly.module(dependencies) { _ in }
            weak let drafts = DraftsAssembly.module(dependencies) { _ in }
            #expect(screen == nil)
            #expect(header == nil)
            #expect(blogs == nil)
            #expect(drafts == nil)
        }

        @Test("A page continues with its archived state and those of its modules")
        func restores() throws {
            let dependencies = BlogFeedEnvironment(opening: .blogFeed(user: 1)).dependencies
            func restored<State: Codable>(_ state: State) throws -> State? {
                try archivedState(after: state) {
                    BlogFeedAssembly.screen(dependencies, archive: $0)
                }
            }
            let header = HeaderState(canFollow: false, isLoading: false, user: .sample())
            let drafts = DraftsState(placeholder: .empty("No drafts"))
            #expect(try restored(header) == header)
            #expect(try restored(BlogsState.listing(9, 8)) == .listing(9, 8))
            #expect(try restored(drafts) == drafts)
            #expect(
                try restored(BlogFeedState(showsDrafts: true)) == BlogFeedState(showsDrafts: true)
            )
        }
    }
}
