internal import BlogFeed
internal import HeadlessKit
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The router of the header")
    struct HeaderRouterTests {
        @Test("A user is pushed onto the navigator")
        func opensUser() {
            let navigator = NavigationStack()
            HeaderRouter(navigator: navigator).openUser(id: 7)
            #expect(navigator.routes == [.userDetail(7)])
        }
    }
}
