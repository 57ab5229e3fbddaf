internal import Matrix

/// Files that violate one rule, and the expected violation. `#` is replaced by the beginning of
/// names.
struct WrongImplementation {
    let rule: String
    let variant: Variant
    let files: [String: String]
    let from: String
    let to: String
}

extension WrongImplementation {
    fileprivate static let presenterProtocol = "@MainActor protocol #PresenterProtocol {}"
    fileprivate static let interactorProtocol = "@MainActor protocol #InteractorProtocol {}"

    static let common = [
        WrongImplementation(
            rule: "cell-to-others",
            variant: .mvvm,
            files: [
                "#ViewModel": "struct #ViewModel { let world: GreetingEnvironment }"
            ],
            from: "#ViewModel",
            to: "Greeting.GreetingEnvironment"
        ),
        WrongImplementation(
            rule: "cell-to-others",
            variant: .mvc,
            files: ["#Assembly": "import Scenarios\nlet stage# = 1"],
            from: "#Assembly.swift",
            to: "the module Scenarios"
        ),
        WrongImplementation(
            rule: "part-to-dependencies",
            variant: .mvc,
            files: [
                "#ViewController":
                    "struct #ViewController { let all: GreetingDependencies }"
            ],
            from: "#ViewController",
            to: "Greeting.GreetingDependencies"
        ),
        WrongImplementation(
            rule: "part-to-assembly",
            variant: .mvvm,
            files: [
                "#Assembly": "enum #Assembly { static func screen() {} }",
                "#View":
                    "final class #View: View { func f() { #Assembly.screen() } }",
            ],
            from: "#View",
            to: "#Assembly"
        ),
        WrongImplementation(
            rule: "module-to-navigation",
            variant: .mvvm,
            files: [
                "#ViewModel": "final class #ViewModel { var navigator: (any Navigator)? }"
            ],
            from: "#ViewModel",
            to: "HeadlessKit.Navigator"
        ),
    ]

    static let mvc = [
        WrongImplementation(
            rule: "mvc-view-to-controller",
            variant: .mvc,
            files: [
                "#View":
                    "final class #View: View { var owner: #ViewController? }",
                "#ViewController": "final class #ViewController: View {}",
            ],
            from: "#View",
            to: "#ViewController"
        ),
        WrongImplementation(
            rule: "mvc-view-to-model",
            variant: .mvc,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
    ]

    static let mvp = [
        WrongImplementation(
            rule: "mvp-view-to-model",
            variant: .mvp,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvp-interface-to-model",
            variant: .mvp,
            files: [
                "#ViewProtocol":
                    "import Model\nprotocol #ViewProtocol { func f(_ p: Person) }"
            ],
            from: "#ViewProtocol",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvp-view-to-presenter",
            variant: .mvp,
            files: [
                "#ViewController":
                    "final class #ViewController { var presenter: #Presenter? }",
                "#Presenter": "final class #Presenter {}",
            ],
            from: "#ViewController",
            to: "#Presenter"
        ),
        WrongImplementation(
            rule: "mvp-presenter-to-view",
            variant: .mvp,
            files: [
                "#ViewController": "final class #ViewController {}",
                "#Presenter":
                    "final class #Presenter { weak var view: #ViewController? }",
            ],
            from: "#Presenter",
            to: "#ViewController"
        ),
        WrongImplementation(
            rule: "mvp-presenter-to-kit",
            variant: .mvp,
            files: ["#Presenter": "final class #Presenter { var label: Label? }"],
            from: "#Presenter",
            to: "HeadlessKit.Label"
        ),
    ]

    static let mvvm = [
        WrongImplementation(
            rule: "mvvm-view-to-model",
            variant: .mvvm,
            files: [
                "#View": "import Model\nfinal class #View: View { var p: Person? }"
            ],
            from: "#View",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "mvvm-view-model-to-view",
            variant: .mvvm,
            files: [
                "#View": "final class #View: View {}",
                "#ViewModel": "final class #ViewModel { var view: #View? }",
            ],
            from: "#ViewModel",
            to: "#View"
        ),
        WrongImplementation(
            rule: "mvvm-view-model-to-kit",
            variant: .mvvm,
            files: ["#ViewModel": "final class #ViewModel { var label: Label? }"],
            from: "#ViewModel",
            to: "HeadlessKit.Label"
        ),
    ]

    static let viper = [
        WrongImplementation(
            rule: "viper-entity",
            variant: .viper,
            files: [
                "#Presenter":
                    "import Model\nfinal class #Presenter { var p: Person? }"
            ],
            from: "#Presenter",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "viper-view-to-presenter",
            variant: .viper,
            files: [
                "#View":
                    "final class #View: View { var presenter: #Presenter? }",
                "#Presenter": "final class #Presenter {}",
            ],
            from: "#View",
            to: "#Presenter"
        ),
        WrongImplementation(
            rule: "viper-view-to-inside",
            variant: .viper,
            files: [
                "#View":
                    "final class #View: View { var i: (any #InteractorProtocol)? }",
                "#InteractorProtocol": interactorProtocol,
            ],
            from: "#View",
            to: "#InteractorProtocol"
        ),
        WrongImplementation(
            rule: "viper-presenter-to-neighbour",
            variant: .viper,
            files: [
                "#Presenter": "final class #Presenter { var i: #Interactor? }",
                "#Interactor": "final class #Interactor {}",
            ],
            from: "#Presenter",
            to: "#Interactor"
        ),
        WrongImplementation(
            rule: "viper-presenter-to-kit",
            variant: .viper,
            files: ["#Presenter": "final class #Presenter { var label: Label? }"],
            from: "#Presenter",
            to: "HeadlessKit.Label"
        ),
        WrongImplementation(
            rule: "viper-interactor-to-outside",
            variant: .viper,
            files: [
                "#Interactor":
                    "final class #Interactor { var o: (any #PresenterProtocol)? }",
                "#PresenterProtocol": presenterProtocol,
            ],
            from: "#Interactor",
            to: "#PresenterProtocol"
        ),
        WrongImplementation(
            rule: "viper-router-to-inside",
            variant: .viper,
            files: [
                "#Router":
                    "final class #Router { var i: (any #InteractorProtocol)? }",
                "#InteractorProtocol": interactorProtocol,
            ],
            from: "#Router",
            to: "#InteractorProtocol"
        ),
    ]
}
