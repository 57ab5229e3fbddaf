internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Rendering
internal import Report

/// `archbench machines`: the records of machines and what they have in common.
enum MachinesCommand: Subcommand {
    static let description = CommandDescription(
        name: "machines",
        abstract: "List the records of machines, and compare latency between them.",
        discussion:
            "A full report adds the record of its machine to the folder 'machines' of its output. "
            + "Records are combined only if they belong to the same sources, build flags and "
            + "toolchain; the others are listed as stale. A statement is general if at least "
            + "\(RatioStatement.leastMachines) kinds of processor agree. 'archbench report "
            + "--machines DIR' writes the same comparison into a report.\n\n"
            + "Exits with 0, or with 64 if a file is not a record.",
        arguments: [
            ArgumentDescription(
                "DIR",
                arity: .optional,
                kind: .directory,
                help: "The folder with the records. Default: Reports/machines."
            )
        ],
        options: [.flag("json", help: "Print JSON.")],
        examples: [
            .init("archbench machines"),
            .init("archbench machines /tmp/laptops", "records that participants sent"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let folder = command.argument("DIR") ?? "\(root)/Reports/machines"
        guard FileManager.default.fileExists(atPath: folder) else {
            throw ApplicationError.usage(
                "There is no folder '\(folder)'. A full 'archbench report' writes one with the record "
                    + "of its machine."
            )
        }
        let records = try MachineRecordFolder(folder).records()
        guard !records.isEmpty else {
            throw ApplicationError.usage(
                "\(folder) has no record of a machine. A full 'archbench report' adds one."
            )
        }
        let digests = try await LatencyDigests.current(
            packageRoot: root,
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let comparison = MachineComparison(records, digests: digests)
        if command.flag("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(MachinesJSON(comparison))
            Console.write(String(decoding: data, as: UTF8.self) + "\n")
        } else {
            Console.write(MachinesPage.text(of: comparison, width: Console.tableColumns))
        }
        return .success
    }
}

/// The comparison of machines as JSON.
private struct MachinesJSON: Encodable {
    struct Record: Encodable {
        let name: String
        let processor: String
        let kind: String
        let emptyCallNanoseconds: Double
        let staleFeatures: [String]
    }

    struct Statement: Encodable {
        let feature: String
        let scenario: String
        let variant: String
        let scope: String
        let side: String?
        let ratios: [Double]
    }

    let records: [Record]
    let counts: MachineComparison.Counts
    let leaveOneOut: MachineComparison.LeaveOneOut
    let statements: [Statement]

    init(_ comparison: MachineComparison) {
        records = comparison.records.map {
            Record(
                name: $0.name,
                processor: $0.machine.processor,
                kind: $0.kind,
                emptyCallNanoseconds: $0.emptyCallNanoseconds,
                staleFeatures: comparison.staleFeatures(of: $0)
            )
        }
        counts = comparison.counts
        leaveOneOut = comparison.leaveOneOut
        statements = comparison.statements.map { subject, statement in
            let (scope, side): (String, RatioStatement.Side?) =
                switch statement.scope {
                case .general(let side): ("general", side)
                case .theseMachines(let side): ("these machines", side)
                case .dependsOnMachine: ("depends on the machine", nil)
                case .inconclusive: ("inconclusive", nil)
                }
            return Statement(
                feature: subject.feature,
                scenario: subject.scenario,
                variant: subject.variant,
                scope: scope,
                side: side?.rawValue,
                ratios: statement.ratios
            )
        }
    }
}
