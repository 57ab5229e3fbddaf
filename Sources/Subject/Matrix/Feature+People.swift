internal import People

extension Feature {
    package static let people = Feature(
        .people,
        in: PeopleEnvironment.self,
        module: "People",
        summary:
            "A list of people to follow or befriend: one row view, two behaviours, confirmations.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable, .mvcmodel]
    )
}
