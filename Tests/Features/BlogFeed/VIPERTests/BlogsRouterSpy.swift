@testable internal import Implementation

final class BlogsRouterSpy: BlogsRouterProtocol {
    enum Call: Equatable {
        case openBlog(id: Int)
    }

    private(set) var calls: [Call] = []

    func openBlog(id: Int) { calls.append(.openBlog(id: id)) }
}
