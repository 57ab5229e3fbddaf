internal import Greeting
internal import GreetingControl
internal import GreetingMVC
internal import GreetingMVP
internal import GreetingMVVM
internal import GreetingVIPER
internal import Matrix

extension Catalogue {
    static let greeting = Entry(
        environment: GreetingEnvironment.init(opening:),
        cells: [
            .mvc: { GreetingMVC.GreetingAssembly.screen($0.dependencies) },
            .mvp: { GreetingMVP.GreetingAssembly.screen($0.dependencies) },
            .mvvm: { GreetingMVVM.GreetingAssembly.screen($0.dependencies) },
            .viper: { GreetingVIPER.GreetingAssembly.screen($0.dependencies) },
        ],
        control: { GreetingControl.GreetingAssembly.screen($0.dependencies) }
    )
}
