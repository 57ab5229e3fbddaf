package import AppSupport
package import Model

extension Route {
    package static func userDetail(_ id: User.ID) -> Route { Route(page: "user-detail", id: id) }
    package static func blogDetail(_ id: Blog.ID) -> Route { Route(page: "blog-detail", id: id) }
    package static func voiceDetail(_ id: VoiceMessage.ID) -> Route {
        Route(page: "voice-detail", id: id)
    }
}
