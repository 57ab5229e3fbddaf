internal import AppSupport
internal import Testing

@MainActor
@Suite("The stack of pages")
struct NavigationStackTests {
    @Test("A navigation stack keeps the routes in order; going back takes the last")
    func navigation() {
        let stack = NavigationStack()
        stack.push(Route(page: "blog-detail", id: 7))
        stack.push(Route(page: "user-detail", id: 2))
        #expect(stack.routes.map(\.description) == ["blog-detail(7)", "user-detail(2)"])
        #expect(stack.back())
        #expect(stack.routes == [Route(page: "blog-detail", id: 7)])
        #expect(stack.back())
        #expect(!stack.back())
        #expect(stack.routes.isEmpty)
    }
}
