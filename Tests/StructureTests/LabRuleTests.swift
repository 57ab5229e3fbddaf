internal import Matrix
internal import Structure
internal import Testing

@Suite("The rules of the labs")
struct LabRuleTests {
    /// Files that break one rule.
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
            rule: "direct-manager-to-border",
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
            ("closure-state-to-border", Variant.closure),
            ("observation-state-to-border", .observation),
            ("notification-state-to-border", .notification), ("manual-state-to-border", .manual),
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

    @Test("Whoever breaks a rule alone is found out, and each rule can be broken")
    func wrongCells() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        let labs: [(Feature, [Wrong])] = [
            (.relay, Self.wrongRelays), (.binding, Self.wrongBindings),
        ]
        #expect(Set(labs.map(\.0.axis) + [.architecture]) == Set(Axis.all))
        for (lab, wrongs) in labs {
            let rules = Cell.all.filter { $0.feature.axis == lab.axis }.flatMap(\.rules)
            #expect(Set(wrongs.map(\.rule)) == Set(rules.map(\.identifier)))
            for wrong in wrongs {
                let breaches = try await package.breaches(
                    in: Cell(feature: lab, variant: wrong.variant),
                    wrong.files,
                    imports: "import \(lab.moduleName)"
                )
                #expect(Set(breaches.map(\.rule.identifier)) == [wrong.rule])
                #expect(breaches.first?.line == 2)
            }
        }
    }

    @Test("Observation, which the toolchain brings, may be imported")
    func observation() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        let breaches = try await package.breaches(
            in: Cell(feature: .binding, variant: .observation),
            ["FollowState": "struct FollowState {}"],
            imports: "import Binding; import Observation"
        )
        #expect(breaches == [])
    }
}
