internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of drafts")
    struct DraftsRouterTests {
        @Test("A draft is pushed onto the navigator")
        func opensDraft() {
            let navigator = NavigationStack()
            DraftsRouter(navigator: navigator).openDraft(id: 7)
            #expect(navigator.routes == [.draftDetail(7)])
        }
    }
}
