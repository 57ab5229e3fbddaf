package import HeadlessKit

extension Route {
    package static func host(_ id: Int) -> Route {
        Route(page: "host", id: id)
    }
}
