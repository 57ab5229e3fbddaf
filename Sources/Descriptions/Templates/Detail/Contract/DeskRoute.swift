// @fragment route
// @if LEADS
package import AppSupport

// @if NUMBERED
// | package import Model
// @end

extension Route {
    // @for page in routes
    // @if page.isFurther

    // @end
    // @= page.type: Int
    package static func host(_ id: Int) -> Route {
        // @= page.identifier: "host"
        Route(page: "host", id: id)
    }
    // @end
}
// @end
// @end
