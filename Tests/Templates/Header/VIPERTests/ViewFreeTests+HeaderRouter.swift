// @if LEADS
internal import HeadlessKit
internal import Testing
internal import Venue

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of the header")
    struct HeaderRouterTests {
        // @for page in pages
        // @if page.isFurther

        // @end
        @Test("Page “{page.name}” is pushed onto the navigator")
        func opensHost() {
            let navigator = NavigationStack()
            HeaderRouter(navigator: navigator).openHost(id: 7)
            #expect(navigator.routes == [.host(7)])
        }
        // @end
    }
}
// @end
