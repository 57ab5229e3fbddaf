package import AppSupport
package import Model

extension Route {
    package static func userDetail(_ id: User.ID) -> Route { Route(page: "user-detail", id: id) }
    package static func blogDetail(_ id: Blog.ID) -> Route { Route(page: "blog-detail", id: id) }
    package static func draftDetail(_ id: Draft.ID) -> Route { Route(page: "draft-detail", id: id) }
    package static func draftEditor(_ id: Draft.ID) -> Route { Route(page: "draft-editor", id: id) }
}
