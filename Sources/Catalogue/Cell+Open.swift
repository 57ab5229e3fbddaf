internal import BlogFeed
internal import BlogFeedControl
internal import BlogFeedMVC
internal import BlogFeedMVP
internal import BlogFeedMVVM
internal import BlogFeedVIPER
internal import Greeting
internal import GreetingControl
internal import GreetingMVC
internal import GreetingMVP
internal import GreetingMVVM
internal import GreetingVIPER
internal import HeadlessKit
package import Scripts

extension Cell {
    /// Opens the cell's screen in an environment of its own.
    @MainActor
    package func open(_ opening: Opening) -> Stage {
        prepare(opening)()
    }

    /// Makes an environment in which the cell's screen can be opened, also several times, so that
    /// making it can stay outside of what is timed.
    ///
    /// This is the only place that links all cells. A cell that is missing here does not compile.
    @MainActor
    package func prepare(_ opening: Opening) -> @MainActor () -> Stage {
        switch feature {
        case .greeting:
            let environment = GreetingEnvironment(opening: opening)
            return {
                Stage(environment: environment) { greetingScreen($0.dependencies) }
            }
        case .blogFeed:
            let environment = BlogFeedEnvironment(opening: opening)
            return {
                Stage(environment: environment) { blogFeedScreen($0.dependencies) }
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

extension Feature {
    /// Makes an environment for the control: the reference variant, compiled a second time under
    /// another name. Whatever differs between the two is noise.
    @MainActor
    package func prepareControl(_ opening: Opening) -> @MainActor () -> Stage {
        switch self {
        case .greeting:
            let environment = GreetingEnvironment(opening: opening)
            return {
                Stage(environment: environment) {
                    GreetingControl.GreetingAssembly.screen($0.dependencies)
                }
            }
        case .blogFeed:
            let environment = BlogFeedEnvironment(opening: opening)
            return {
                Stage(environment: environment) {
                    BlogFeedControl.BlogFeedAssembly.screen($0.dependencies)
                }
            }
        }
    }
}
