internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of comments")
    struct CommentsRouterTests {
        @Test("An author is pushed onto the navigator")
        func opensUser() {
            let navigator = NavigationStack()
            CommentsRouter(navigator: navigator).openUser(id: 7)
            #expect(navigator.routes == [.userDetail(7)])
        }
    }
}
