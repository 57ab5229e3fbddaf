internal import BlogFeed
internal import BlogFeedMVC
internal import BlogFeedMVP
internal import BlogFeedMVVM
internal import BlogFeedVIPER
internal import Greeting
internal import GreetingMVC
internal import GreetingMVP
internal import GreetingMVVM
internal import GreetingVIPER
internal import HeadlessKit
package import Scripts

extension Cell {
    /// Opens the cell's screen in an environment of its own.
    ///
    /// This is the only place that links all cells. A cell that is missing here does not compile.
    @MainActor
    package func open(_ opening: Opening) -> Stage {
        switch feature {
        case .greeting:
            Stage(environment: GreetingEnvironment(opening: opening)) { environment in
                greetingScreen(environment.dependencies)
            }
        case .blogFeed:
            Stage(environment: BlogFeedEnvironment(opening: opening)) { environment in
                blogFeedScreen(environment.dependencies)
            }
        }
    }

    @MainActor
    private func greetingScreen(_ dependencies: GreetingDependencies) -> ViewController {
        switch variant {
        case .mvc: GreetingMVC.GreetingAssembly.screen(dependencies)
        case .mvp: GreetingMVP.GreetingAssembly.screen(dependencies)
        case .mvvm: GreetingMVVM.GreetingAssembly.screen(dependencies)
        case .viper: GreetingVIPER.GreetingAssembly.screen(dependencies)
        }
    }

    @MainActor
    private func blogFeedScreen(_ dependencies: BlogFeedDependencies) -> ViewController {
        switch variant {
        case .mvc: BlogFeedMVC.BlogFeedAssembly.screen(dependencies)
        case .mvp: BlogFeedMVP.BlogFeedAssembly.screen(dependencies)
        case .mvvm: BlogFeedMVVM.BlogFeedAssembly.screen(dependencies)
        case .viper: BlogFeedVIPER.BlogFeedAssembly.screen(dependencies)
        }
    }
}
