internal import Matrix
internal import People
internal import PeopleControl
internal import PeopleMVC
internal import PeopleMVP
internal import PeopleMVVM
internal import PeopleVIPER

extension Catalogue {
    static let people = Entry(
        environment: PeopleEnvironment.init(opening:),
        cells: [
            .mvc: { PeopleMVC.PeopleAssembly.screen($0.dependencies) },
            .mvp: { PeopleMVP.PeopleAssembly.screen($0.dependencies) },
            .mvvm: { PeopleMVVM.PeopleAssembly.screen($0.dependencies) },
            .viper: { PeopleVIPER.PeopleAssembly.screen($0.dependencies) },
        ],
        control: { PeopleControl.PeopleAssembly.screen($0.dependencies) }
    )
}
