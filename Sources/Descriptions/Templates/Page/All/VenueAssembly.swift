package import HeadlessKit
package import Venue

// @if ROUTERS
// | /// The entry point of the implementation. Each module receives the router that opens the selected
// | /// screen.
// @else
// @if LEADS
/// The entry point of the implementation. It decides which screen a selection in a module opens.
// @else
// | /// The entry point of the implementation.
// @end
// @end
@MainActor
package enum VenueAssembly {
    package static func screen(_ dependencies: VenueDependencies) -> ViewController {
        // @if LEADS
        let navigator = dependencies.navigator
        // @end
        // @= page.scene: return VenueScene
        return VenueScene(
            // @= page.header: module(navigator)
            header: module(navigator),
            // @for list in lists
            // @= list.module: module(navigator)
            visitors: module(navigator),
            // @end
            // @sample
            helpers: nil
                // @end
        )
    }
    // @sample

    private static func module(_ navigator: any Navigator) -> ViewController { ViewController() }
    // @end
}
