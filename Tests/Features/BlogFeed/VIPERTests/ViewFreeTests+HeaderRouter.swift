internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of the header")
    struct HeaderRouterTests {
        @Test("A user is pushed onto the navigator")
        func opensUser() {
            let navigator = NavigationStack()
            HeaderRouter(navigator: navigator).openUser(id: 7)
            #expect(navigator.routes == [.userDetail(7)])
        }

        @Test("An alert asks before the user is unfollowed, and the screen is not kept alive")
        func confirmsUnfollow() throws {
            let router = HeaderRouter(navigator: NavigationStack())
            var viewController: PresentationSpy? = PresentationSpy()
            router.viewController = viewController
            router.confirmUnfollow(of: "Ada") {}
            let alert = try #require(viewController?.presented.first as? UIAlertController)
            #expect(alert.title == "Stop following Ada?")
            #expect(alert.actions.map(\.title) == ["Unfollow", "Cancel"])
            viewController = nil
            #expect(router.viewController == nil)
        }
    }
}
