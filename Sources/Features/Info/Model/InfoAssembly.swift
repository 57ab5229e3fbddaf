internal import AppSupport
package import HeadlessKit
package import Info
internal import Model

/// The entry point of the implementation. It decides which page a selected item opens.
@MainActor
package enum InfoAssembly {
    package static func screen(_ dependencies: InfoDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        return InfoViewController(source: dependencies.source) { navigator.push(route(to: $0)) }
    }

    private static func route(to item: InfoItem) -> Route {
        switch item {
        case .person(let user): .userDetail(user.id)
        case .blog(let blog): .blogDetail(blog.id)
        case .voiceMessage(let message): .voiceDetail(message.id)
        }
    }
}
