package import AppSupport
package import Model

extension Route {
    package static func userDetail(_ id: User.ID) -> Route { Route(page: "user-detail", id: id) }
}
