internal import CommandLineArguments
internal import Decision
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Rendering
internal import Report

/// `archbench decide`: questions about weights, and an architecture decision record with the
/// values of a report.
enum DecideCommand: Subcommand {
    private static let items = Weights.Item.all.map(\.name)

    /// The weights of a group, each with what it is about.
    private static func weights(of group: DecisionCriterion.Group) -> String {
        let criteria = group.criteria.map { "\($0.name) (\($0.title))" }
        return "\(group.rawValue): \(criteria.joined(separator: ", "))"
    }

    static let description = CommandDescription(
        name: "decide",
        abstract: "Weigh what you need, and write an architecture decision record.",
        discussion:
            "Asks what you will do most, which faults tests must find, and how much code you "
            + "will carry, each with a weight from 0 (not at all) to 5 (most). Then writes a draft of "
            + "an architecture decision record in Markdown: context, options with the values of the "
            + "report, and what is left to decide. With '--profile' or '--weight' it asks nothing. "
            + "The same page for a browser is 'Reports/index.html'. With '--check' it compares a record "
            + "with the report: the rows of its tables, and each number in a sentence that names a variant "
            + "or links a page, such as [8.1](Reports/blog-feed.md). It exits with 1 if the report does "
            + "not have a number.\n\n"
            + "Weights of the groups, against each other, and of what is in them:\n"
            + DecisionCriterion.Group.allCases.map { weights(of: $0) }.joined(separator: "\n"),
        options: [
            .value(
                "profile",
                placeholder: "NAME",
                kind: .oneOf(WeightProfile.all.map(\.name)),
                help: "Start with the weights of a typical situation."
            ),
            .value(
                "weight",
                placeholder: "ITEM=N",
                kind: .oneOfFound(items.map { "\($0)=" }),
                isRepeatable: true,
                help: "Set one weight."
            ),
            .value(
                "from",
                placeholder: "FILE",
                kind: .file,
                defaultText: "Reports/report.json",
                help: "The report."
            ),
            .value(
                "output",
                placeholder: "FILE",
                kind: .file,
                help: "Write the record to a new file instead of standard output, or '-'."
            ),
            .value(
                "check",
                placeholder: "FILE",
                kind: .file,
                help: "Compare the numbers of a record with the report."
            ),
        ],
        examples: [
            .init("archbench decide --output decision.md"),
            .init("archbench decide --profile team --weight testability=5,add-list=0"),
            .init("archbench decide --check decision.md"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        if let record = command.value("check") { return try check(record, command) }
        let output = command.value("output").flatMap { $0 == "-" ? nil : $0 }
        if let output, FileManager.default.fileExists(atPath: output) {
            throw ApplicationError.usage(
                "\(output) exists. Name a new file, so that no record is lost."
            )
        }
        let report = try report(command)
        let table = PointTable(architecturesIn: report)
        guard table.isRankable else {
            throw ApplicationError.usage(
                "The report compares too little: it needs the four architectures in at "
                    + "least one feature. 'archbench report' measures them."
            )
        }
        let weights = try weights(command, table)
        guard Ranking(table, weights) != nil else {
            throw ApplicationError.usage(
                "Nothing has a weight. Give one group and one of its criteria a weight "
                    + "above 0."
            )
        }
        let date = Date.now.formatted(.iso8601.year().month().day())
        let record = DecisionRecord(report: report, weights: weights, date: date, table: table)
        if let output {
            do {
                try record.markdown.write(toFile: output, atomically: true, encoding: .utf8)
            } catch {
                throw ApplicationError.usage(
                    "\(output) cannot be written: \(reason(of: error))"
                )
            }
            Console.report("Wrote \(output).")
        } else {
            Console.write(record.markdown, terminator: "")
        }
        return .success
    }

    private static func report(_ command: ParsedCommand) throws -> Report {
        if let file = command.value("from") { return try ReportFile.read(file) }
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        return try ReportFile.read("\(root)/Reports/report.json")
    }

    /// Compares a record with the report, and prints each number that disagrees.
    private static func check(_ file: String, _ command: ParsedCommand) throws -> ExitCode {
        for other in ["profile", "output"] where command.value(other) != nil {
            throw ApplicationError.usage("--check compares a record; leave out --\(other).")
        }
        guard command.values("weight").isEmpty else {
            throw ApplicationError.usage(
                "--check reads the weights in the record; leave out --weight."
            )
        }
        let record = try InputFile.contents(of: file, limit: 1)
        let outcome = RecordCheck(report: try report(command))
            .check(String(decoding: record, as: UTF8.self))
        for finding in outcome.findings {
            Console.write("\(file):\(finding.line): \(finding.problem)")
        }
        let agreeing =
            outcome.agreeing == 1 ? "1 number agrees" : "\(outcome.agreeing) numbers agree"
        Console.write("\(agreeing) with the report; \(outcome.findings.count) not.")
        return outcome.findings.isEmpty ? .success : .failure
    }

    // MARK: - Weights

    private static func weights(_ command: ParsedCommand, _ table: PointTable) throws -> Weights {
        let profile = command.value("profile").flatMap { name in
            WeightProfile.all.first { $0.name == name }
        }
        let set = command.values("weight")
        guard profile != nil || !set.isEmpty else { return try askedWeights(table) }
        var weights = profile?.weights ?? Weights()
        for text in set {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard let item = Weights.Item.all.first(where: { $0.name == parts.first }) else {
                throw command.error(rejecting: parts.first ?? text, of: "weight", among: items)
            }
            guard parts.count == 2 else {
                throw ApplicationError.usage(
                    "--weight \(text) has no value. Write it as \(item.name)=N."
                )
            }
            weights[item] = try weight(parts[1], of: item)
        }
        return weights
    }

    private static func weight(_ text: String, of item: Weights.Item) throws -> Int {
        guard let weight = Int(text), Weights.range.contains(weight) else {
            throw ApplicationError.usage(
                "The weight of \(item.name) is '\(text)': give a whole number from "
                    + "\(Weights.range.lowerBound) to \(Weights.range.upperBound)."
            )
        }
        return weight
    }

    /// Asks for each weight. An empty line takes the default in brackets.
    private static func askedWeights(_ table: PointTable) throws -> Weights {
        var weights = WeightProfile.team.weights
        Console.report(
            "Weights from 0 (not at all) to 5 (most). Return takes the value in brackets."
        )
        for group in DecisionCriterion.Group.allCases {
            let criteria = group.criteria.filter(table.criteria.contains)
            guard !criteria.isEmpty else { continue }
            Console.report("\n\(group.question)")
            try ask(.group(group), "How much do \(group.title.lowercased()) count?", &weights)
            guard weights[.group(group)] > 0 else { continue }
            for criterion in criteria { try ask(.criterion(criterion), criterion.title, &weights) }
        }
        Console.report("")
        return weights
    }

    private static func ask(
        _ item: Weights.Item,
        _ question: String,
        _ weights: inout Weights
    ) throws {
        while true {
            Console.reportPart("  \(question) [\(weights[item])] ")
            guard let line = readLine() else {
                throw ApplicationError.usage(
                    "The answers ended before the last question. '--profile NAME' asks "
                        + "nothing."
                )
            }
            let answer = line.trimmingCharacters(in: .whitespaces)
            if answer.isEmpty { return }
            do {
                weights[item] = try weight(answer, of: item)
                return
            } catch {
                // At a terminal there is another try; otherwise the input is wrong.
                guard Console.readsFromTerminal else { throw error }
                Console.report("  \(error)")
            }
        }
    }
}
