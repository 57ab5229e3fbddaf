// @if LEADS
internal import HeadlessKit
internal import Roster
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The router of guests")
    struct RosterRouterTests {
        private let navigator = NavigationStack()
        // @if ROUTE

        @Test("A guest is pushed onto the navigator")
        func opensGuest() {
            RosterRouter(navigator: navigator).openGuest(id: 7)
            #expect(navigator.routes == [.guestDetail(7)])
        }
        // @end
        // @for page in pages

        @Test("The page “host” is pushed onto the navigator")
        func opensHost() {
            RosterRouter(navigator: navigator).openHost(id: 7)
            #expect(navigator.routes == [.host(7)])
        }
        // @end
    }
}
// @end
