internal import Matrix

extension WrongImplementation {
    fileprivate static let state = "struct #State { var count = 0 }"

    static let store = [
        WrongImplementation(
            rule: "store-reducer-to-services",
            variant: .store,
            files: [
                "#Reducer":
                    "import Model\nenum #Reducer { static func f(_ p: any PersonProvider) {} }"
            ],
            from: "#Reducer",
            to: "Model.PersonProvider"
        ),
        WrongImplementation(
            rule: "store-reducer-to-kit",
            variant: .store,
            files: ["#State": "struct #State { var label: Label? }"],
            from: "#State",
            to: "HeadlessKit.Label"
        ),
        WrongImplementation(
            rule: "store-reducer-to-outside",
            variant: .store,
            files: [
                "#Reducer": "enum #Reducer { static var view: #View? { nil } }",
                "#View": "final class #View: View {}",
            ],
            from: "#Reducer",
            to: "#View"
        ),
        WrongImplementation(
            rule: "store-state-change",
            variant: .store,
            files: [
                "#View": "final class #View: View { func f(_ s: inout #State) { s.count = 1 } }",
                "#State": state,
            ],
            from: "#View",
            to: "#State"
        ),
        WrongImplementation(
            rule: "store-view-to-inside",
            variant: .store,
            files: [
                "#View": "final class #View: View { func f() { #Reducer.reduce() } }",
                "#Reducer": "enum #Reducer { static func reduce() {} }",
            ],
            from: "#View",
            to: "#Reducer"
        ),
        WrongImplementation(
            rule: "store-view-to-model",
            variant: .store,
            files: ["#View": "import Model\nfinal class #View: View { var p: Person? }"],
            from: "#View",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "store-effect-handler-to-outside",
            variant: .store,
            files: [
                "#EffectHandler": "struct #EffectHandler { var state: #State }",
                "#State": state,
            ],
            from: "#EffectHandler",
            to: "#State"
        ),
    ]

    static let observable = [
        WrongImplementation(
            rule: "observable-view-to-model",
            variant: .observable,
            files: ["#View": "import Model\nfinal class #View: View { var p: Person? }"],
            from: "#View",
            to: "Model.Person"
        ),
        WrongImplementation(
            rule: "observable-model-to-view",
            variant: .observable,
            files: [
                "#Model": "final class #Model { var view: #View? }",
                "#View": "final class #View: View {}",
            ],
            from: "#Model",
            to: "#View"
        ),
        WrongImplementation(
            rule: "observable-model-to-kit",
            variant: .observable,
            files: ["#Model": "final class #Model { var label: Label? }"],
            from: "#Model",
            to: "HeadlessKit.Label"
        ),
        WrongImplementation(
            rule: "observable-navigation",
            variant: .observable,
            files: ["#Assembly": "enum #Assembly { static func f(_ n: any Navigator) {} }"],
            from: "#Assembly",
            to: "HeadlessKit.Navigator"
        ),
    ]
}
