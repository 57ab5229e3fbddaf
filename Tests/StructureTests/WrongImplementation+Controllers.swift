internal import Matrix

/// Implementations of the variants that only BlogFeed has.
extension WrongImplementation {
    static let mvcmodel = [
        WrongImplementation(
            rule: "mvcmodel-view-to-others",
            variant: .mvcmodel,
            files: [
                "#View": "final class #View: View { var l: #Loader? }",
                "#Loader": "final class #Loader {}",
            ],
            from: "#View",
            to: "#Loader"
        ),
        WrongImplementation(
            rule: "mvcmodel-view-to-others",
            variant: .mvcmodel,
            files: [
                "#Cell": "final class #Cell: View { var c: #Controller? }",
                "#Controller": "final class #Controller {}",
            ],
            from: "#Cell",
            to: "#Controller"
        ),
        WrongImplementation(
            rule: "mvcmodel-view-to-model",
            variant: .mvcmodel,
            files: ["#View": "import Model\nfinal class #View { var person: Person? }"],
            from: "#View",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvcmodel-controller-to-services",
            variant: .mvcmodel,
            files: [
                "#Controller":
                    "import Model\nfinal class #Controller { var s: (any PersonService)? }"
            ],
            from: "#Controller",
            to: "Model.PersonService"
        ),
        WrongImplementation(
            rule: "mvcmodel-model-object-to-outside",
            variant: .mvcmodel,
            files: [
                "#Loader": "final class #Loader { var c: #Controller? }",
                "#Controller": "final class #Controller {}",
            ],
            from: "#Loader",
            to: "#Controller"
        ),
        WrongImplementation(
            rule: "mvcmodel-model-object-to-outside",
            variant: .mvcmodel,
            files: [
                "#Loader": "final class #Loader { var v: #View? }",
                "#View": "final class #View: View {}",
            ],
            from: "#Loader",
            to: "#View"
        ),
        WrongImplementation(
            rule: "mvcmodel-model-object-to-kit",
            variant: .mvcmodel,
            files: ["#Loader": "final class #Loader { var l: Label? }"],
            from: "#Loader",
            to: "HeadlessKit.Label"
        ),
    ]

    static let mvcp = [
        WrongImplementation(
            rule: "mvcp-view-to-others",
            variant: .mvcp,
            files: [
                "#View": "final class #View: View { var c: #Controller? }",
                "#Controller": "final class #Controller {}",
            ],
            from: "#View",
            to: "#Controller"
        ),
        WrongImplementation(
            rule: "mvcp-view-to-others",
            variant: .mvcp,
            files: [
                "#Cell": "final class #Cell: View { var p: (any #PresenterProtocol)? }",
                "#PresenterProtocol": "@MainActor protocol #PresenterProtocol {}",
            ],
            from: "#Cell",
            to: "#PresenterProtocol"
        ),
        WrongImplementation(
            rule: "mvcp-view-to-model",
            variant: .mvcp,
            files: [
                "#Controller": "import Model\nfinal class #Controller { var person: Person? }"
            ],
            from: "#Controller",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvcp-interface-to-model",
            variant: .mvcp,
            files: [
                "#ViewProtocol": "import Model\nprotocol #ViewProtocol { func f(_ p: Person) }"
            ],
            from: "#ViewProtocol",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvcp-controller-to-presenter",
            variant: .mvcp,
            files: [
                "#Controller": "final class #Controller { var p: #Presenter? }",
                "#Presenter": "final class #Presenter {}",
            ],
            from: "#Controller",
            to: "#Presenter"
        ),
        WrongImplementation(
            rule: "mvcp-presenter-to-controller",
            variant: .mvcp,
            files: [
                "#Presenter": "final class #Presenter { var c: #Controller? }",
                "#Controller": "final class #Controller {}",
            ],
            from: "#Presenter",
            to: "#Controller"
        ),
        WrongImplementation(
            rule: "mvcp-presenter-to-kit",
            variant: .mvcp,
            files: [
                "#Presenter": "final class #Presenter { var l: Label? }"
            ],
            from: "#Presenter",
            to: "HeadlessKit.Label"
        ),
    ]

    static let mvcvm = [
        WrongImplementation(
            rule: "mvcvm-view-to-others",
            variant: .mvcvm,
            files: [
                "#View": "final class #View: View { var m: #ViewModel? }",
                "#ViewModel": "final class #ViewModel {}",
            ],
            from: "#View",
            to: "#ViewModel"
        ),
        WrongImplementation(
            rule: "mvcvm-view-to-model",
            variant: .mvcvm,
            files: [
                "#Controller": "import Model\nfinal class #Controller { var person: Person? }"
            ],
            from: "#Controller",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvcvm-view-model-to-view",
            variant: .mvcvm,
            files: [
                "#ViewModel": "final class #ViewModel { var c: #Controller? }",
                "#Controller": "final class #Controller {}",
            ],
            from: "#ViewModel",
            to: "#Controller"
        ),
        WrongImplementation(
            rule: "mvcvm-view-model-to-kit",
            variant: .mvcvm,
            files: [
                "#ViewModel": "final class #ViewModel { var l: Label? }"
            ],
            from: "#ViewModel",
            to: "HeadlessKit.Label"
        ),
    ]

    static let mixed = [
        WrongImplementation(
            rule: "mixed-scene-to-model",
            variant: .mixed,
            files: ["#Scene": "import Model\nfinal class #Scene { var person: Person? }"],
            from: "#Scene",
            to: "Model.Person"
        )
    ]

    static let massive = [
        WrongImplementation(
            rule: "massive-cell-to-services",
            variant: .massive,
            files: [
                "#Cell": "import Model\nfinal class #Cell { var service: (any PersonService)? }"
            ],
            from: "#Cell",
            to: "Model.PersonService"
        )
    ]
}
