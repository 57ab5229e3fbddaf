internal import Matrix
internal import Structure
internal import Testing

@Suite("The rules of the couplings")
struct CouplingRuleTests {
    /// Files that break one rule.
    private struct Wrong {
        let rule: String
        let variant: Variant
        let files: [String: String]
    }

    private static let wrongs = [
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
            rule: "notification-worker-to-listener",
            variant: .notification,
            files: [
                "RelayWorker": "struct RelayWorker { var manager: RelayManager? }",
                "RelayManager": "final class RelayManager {}",
            ]
        ),
    ]

    @Test("Whoever breaks a rule alone is found out, and each rule can be broken")
    func wrongCells() async throws {
        let rules = Cell.all.filter { $0.feature.axis == .coupling }.flatMap(\.rules)
        #expect(Set(Self.wrongs.map(\.rule)) == Set(rules.map(\.identifier)))
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compileStandIns()
        for wrong in Self.wrongs {
            let breaches = try await package.breaches(
                in: Cell(feature: .relay, variant: wrong.variant),
                wrong.files,
                imports: "import Relay"
            )
            #expect(Set(breaches.map(\.rule.identifier)) == [wrong.rule])
            #expect(breaches.first?.line == 2)
        }
    }
}
