internal import BlogFeed
internal import HeadlessKit
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The router of plans")
    struct PlansRouterTests {
        @Test("A plan is pushed onto the navigator")
        func opensPlan() {
            let navigator = NavigationStack()
            PlansRouter(navigator: navigator).openPlan(id: 7)
            #expect(navigator.routes == [.planDetail(7)])
        }
    }
}
