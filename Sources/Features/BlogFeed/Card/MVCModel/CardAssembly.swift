package import BlogFeed
internal import BlogFeedMVCModel
package import HeadlessKit

/// Opens somebody's card: the header of a person's page and, on one's own, the drafts, in modules of
/// the page as they stand. Here a chosen draft leads into the editor.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        let navigator = dependencies.navigator
        let header = HeaderAssembly.module(dependencies) { navigator.push(.userDetail($0)) }
        guard dependencies.isOwnPage else { return CardScene([header]) }
        let drafts = DraftsAssembly.module(dependencies) { navigator.push(.draftEditor($0)) }
        return CardScene([header, drafts])
    }
}
