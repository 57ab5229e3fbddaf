// @if LEADS
internal import Desk
internal import HeadlessKit
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of the guest")
    struct DeskRouterTests {
        // @for page in pages
        @Test("Page “{page.name}” is pushed onto the navigator")
        func opensHost() {
            let navigator = NavigationStack()
            DeskRouter(navigator: navigator).openHost(id: 7)
            #expect(navigator.routes == [.host(7)])
        }
        // @end
    }
}
// @end
