internal import Matrix
internal import Structure
internal import Testing

@Suite("The dependency rules of the labs")
struct LabRuleTests {
    /// Files that violate one rule.
    private struct Wrong {
        let rule: String
        let variant: Variant
        let files: [String: String]
    }

    private static let wrongRelays = [
        Wrong(
            rule: "cell-to-others",
            variant: .direct,
            files: ["RelayWorker": "struct RelayWorker { let world: RelayEnvironment }"]
        ),
        Wrong(
            rule: "part-to-dependencies",
            variant: .notification,
            files: ["RelayManager": "struct RelayManager { let all: RelayDependencies }"]
        ),
        Wrong(
            rule: "manager-to-view",
            variant: .delegate,
            files: [
                "RelayManager": "struct RelayManager { var view: RelayViewController? }",
                "RelayViewController": "final class RelayViewController {}",
            ]
        ),
        Wrong(
            rule: "direct-manager-to-interface",
            variant: .direct,
            files: [
                "RelayManager": "struct RelayManager { var one: (any RelayWorkerDelegate)? }",
                "RelayWorkerDelegate": "protocol RelayWorkerDelegate {}",
            ]
        ),
        Wrong(
            rule: "delegate-worker-to-manager",
            variant: .delegate,
            files: [
                "RelayWorker": "struct RelayWorker { var manager: RelayManager? }",
                "RelayManager": "final class RelayManager {}",
            ]
        ),
        Wrong(
            rule: "notification-worker-to-manager",
            variant: .notification,
            files: [
                "RelayWorker": "struct RelayWorker { var manager: RelayManager? }",
                "RelayManager": "final class RelayManager {}",
            ]
        ),
        Wrong(
            rule: "notification-manager-to-worker",
            variant: .notification,
            files: [
                "RelayManager": "struct RelayManager { var worker: RelayWorker? }",
                "RelayWorker": "final class RelayWorker {}",
            ]
        ),
    ]

    private static let wrongBindings =
        [
            Wrong(
                rule: "cell-to-others",
                variant: .closure,
                files: ["FollowState": "struct FollowState { let world: BindingEnvironment }"]
            ),
            Wrong(
                rule: "part-to-dependencies",
                variant: .manual,
                files: ["FollowState": "struct FollowState { let all: BindingDependencies }"]
            ),
            Wrong(
                rule: "state-to-view",
                variant: .delegate,
                files: [
                    "FollowState": "struct FollowState { var view: BindingViewController? }",
                    "BindingViewController": "final class BindingViewController {}",
                ]
            ),
            Wrong(
                rule: "delegate-protocol-to-view",
                variant: .delegate,
                files: [
                    "FollowStateDelegate":
                        "protocol FollowStateDelegate { var view: BindingViewController { get } }",
                    "BindingViewController": "final class BindingViewController {}",
                ]
            ),
        ]
        + [
            ("closure-state-to-interface", Variant.closure),
            ("observation-state-to-interface", .observation),
            ("notification-state-to-interface", .notification),
            ("manual-state-to-interface", .manual),
        ].map { rule, variant in
            Wrong(
                rule: rule,
                variant: variant,
                files: [
                    "FollowState": "struct FollowState { var one: (any FollowStateDelegate)? }",
                    "FollowStateDelegate": "protocol FollowStateDelegate {}",
                ]
            )
        }

    private static let row = "final class InfoCell {}"
    private static let rowProtocol = "protocol InfoCellViewModelProtocol {}"
    private static let rowViewModel = "struct InfoCellViewModel {}"

    private static let wrongMappings =
        [
            Wrong(
                rule: "cell-to-others",
                variant: .model,
                files: ["InfoCell": "struct InfoCell { let world: InfoEnvironment }"]
            ),
            Wrong(
                rule: "part-to-dependencies",
                variant: .setters,
                files: ["InfoCell": "struct InfoCell { let all: InfoDependencies }"]
            ),
            Wrong(
                rule: "row-view-to-controller",
                variant: .model,
                files: [
                    "InfoCell": "struct InfoCell { var list: InfoViewController? }",
                    "InfoViewController": "final class InfoViewController {}",
                ]
            ),
            Wrong(
                rule: "list-to-navigation",
                variant: .setters,
                files: ["InfoViewController": "struct InfoViewController { var route: Route? }"]
            ),
            Wrong(
                rule: "cluster-protocol-to-model",
                variant: .cluster,
                files: [
                    "InfoCellViewModelProtocol":
                        "import Model\nprotocol InfoCellViewModelProtocol { var person: Person { get } }"
                ]
            ),
            Wrong(
                rule: "cluster-view-to-view-model",
                variant: .cluster,
                files: [
                    "InfoCell": "struct InfoCell { var viewModel: InfoCellViewModel? }",
                    "InfoCellViewModel": rowViewModel,
                ]
            ),
        ]
        + [("model-to-interface", Variant.model), ("setters-to-interface", .setters)].map {
            rule,
            variant in
            Wrong(
                rule: rule,
                variant: variant,
                files: [
                    "InfoCell": "struct InfoCell { var one: (any InfoCellViewModelProtocol)? }",
                    "InfoCellViewModelProtocol": rowProtocol,
                ]
            )
        }
        + [
            Wrong(
                rule: "view-model-to-interface",
                variant: .viewModel,
                files: [
                    "InfoCellViewModel":
                        "struct InfoCellViewModel { var one: (any InfoCellViewModelProtocol)? }",
                    "InfoCellViewModelProtocol": rowProtocol,
                ]
            )
        ]
        + [
            ("setters-view-to-model", Variant.setters), ("view-model-view-to-model", .viewModel),
            ("cluster-view-to-model", .cluster),
        ].map { rule, variant in
            Wrong(
                rule: rule,
                variant: variant,
                files: ["InfoCell": "import Model\nstruct InfoCell { var person: Person? }"]
            )
        }
        + [("view-model-to-view", Variant.viewModel), ("cluster-to-view", .cluster)].map {
            rule,
            variant in
            Wrong(
                rule: rule,
                variant: variant,
                files: [
                    "InfoCellViewModel": "struct InfoCellViewModel { var row: InfoCell? }",
                    "InfoCell": row,
                ]
            )
        }

    private static let wrongForwardings =
        [
            Wrong(
                rule: "cell-to-others",
                variant: .protocol,
                files: [
                    "ForwardingLayer": "struct ForwardingLayer { let world: LayersEnvironment }"
                ]
            ),
            Wrong(
                rule: "part-to-dependencies",
                variant: .closure,
                files: ["LayersPresenter": "struct LayersPresenter { let all: LayersDependencies }"]
            ),
            Wrong(
                rule: "forwarding-to-model",
                variant: .protocol,
                files: [
                    "ForwardingLayer": "import Model\nstruct ForwardingLayer { var one: Person? }"
                ]
            ),
            Wrong(
                rule: "layer-to-view",
                variant: .closure,
                files: [
                    "ForwardingLayer": "struct ForwardingLayer { var view: LayersViewController? }",
                    "LayersViewController": "final class LayersViewController {}",
                ]
            ),
            Wrong(
                rule: "view-to-layer",
                variant: .protocol,
                files: [
                    "LayersViewController":
                        "struct LayersViewController { var layer: ForwardingLayer? }",
                    "ForwardingLayer": "final class ForwardingLayer {}",
                ]
            ),
            Wrong(
                rule: "closure-to-interface",
                variant: .closure,
                files: [
                    "ForwardingLayer":
                        "struct ForwardingLayer { var next: (any LayersPresenterProtocol)? }",
                    "LayersPresenterProtocol": "protocol LayersPresenterProtocol {}",
                ]
            ),
        ]
        + [("protocol-to-presenter", Variant.protocol), ("closure-to-presenter", .closure)].map {
            rule,
            variant in
            Wrong(
                rule: rule,
                variant: variant,
                files: [
                    "ForwardingLayer": "struct ForwardingLayer { var next: LayersPresenter? }",
                    "LayersPresenter": "final class LayersPresenter {}",
                ]
            )
        }

    @Test("A violation of each lab rule alone is found")
    func wrongImplementations() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let labs: [(Feature, [Wrong])] = [
            (.relay, Self.wrongRelays), (.binding, Self.wrongBindings),
            (.info, Self.wrongMappings), (.layers, Self.wrongForwardings),
        ]
        #expect(Set(labs.map(\.0.axis) + [.architecture]) == Set(Axis.all))
        for (lab, wrongs) in labs {
            let rules = Implementation.all.filter { $0.feature.axis == lab.axis }.flatMap(\.rules)
            #expect(Set(wrongs.map(\.rule)) == Set(rules.map(\.identifier)))
            for wrong in wrongs {
                let violations = try await package.violations(
                    in: Implementation(feature: lab, variant: wrong.variant),
                    wrong.files,
                    imports: "import \(lab.moduleName); import HeadlessKit"
                )
                #expect(Set(violations.map(\.rule.identifier)) == [wrong.rule])
                #expect(violations.first?.line == 2)
            }
        }
    }

    @Test("Implementations may import Observation")
    func observation() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let violations = try await package.violations(
            in: Implementation(feature: .binding, variant: .observation),
            ["FollowState": "struct FollowState {}"],
            imports: "import Binding; import Observation"
        )
        #expect(violations == [])
    }
}
