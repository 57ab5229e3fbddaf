internal import CommandLineArguments
internal import Workbench
internal import Workshop

/// What a person reads of an exercise, in lines that fit their terminal.
struct ExerciseText {
    let name: String
    let exercise: Exercise
    let width: Int

    init(_ name: String, _ exercise: Exercise, width: Int = Console.columns) {
        self.name = name
        self.exercise = exercise
        // Longer lines are harder to read.
        self.width = min(width, 100)
    }

    /// What is wanted.
    var task: String {
        let problem = ["archbench \(exercise.problem)"] + (exercise.keys.map { [$0] } ?? [])
        let rows =
            [("To see it:", problem), ("It is about:", exercise.places)]
            + [("Then run:", ["archbench exercise check"])]
        let table = rows.flatMap { label, lines in
            lines.enumerated().flatMap { index, line in
                let beginning = (index == 0 ? label : "").padded(to: 14)
                return wrapped(line, width: width - 14, indentation: 0).enumerated().map {
                    ($0.offset == 0 ? beginning : "".padded(to: 14)) + $0.element
                }
            }
        }
        return "\(exercise.title)\n\n\(fitted(exercise.task.joined(separator: " ")))\n\n"
            + table.joined(separator: "\n")
    }

    /// What holds, and what does not yet.
    func text(of findings: [ExerciseCheckRun.Finding]) -> String {
        var lines: [String] = []
        for finding in findings {
            lines.append("\(finding.holds ? "✓" : "✗") \(finding.title)")
            guard let problem = finding.problem else { continue }
            for line in problem.split(separator: "\n", omittingEmptySubsequences: false) {
                let own = line.prefix { $0 == " " }.count
                lines += wrapped(
                    String(line),
                    width: width,
                    indentation: 4 + own,
                    hanging: 6 + own
                )
            }
            lines += wrapped("→ \(finding.lead)", width: width, indentation: 2, hanging: 4)
        }
        lines.append("")
        lines.append(
            findings.allSatisfy(\.holds)
                ? fitted(
                    "\(name) is solved. 'archbench exercise solution' shows ours and why, "
                        + "'archbench exercise reset' brings the sources back."
                )
                : "'archbench exercise hint' gives a hint."
        )
        return lines.joined(separator: "\n")
    }

    static func hint(_ hint: (number: Int, text: String)?) -> String {
        guard let hint else {
            return "There are no more hints; 'archbench exercise solution' shows all."
        }
        let lines = wrapped(
            "Hint \(hint.number): \(hint.text)",
            width: 80,
            indentation: 0,
            hanging: 8
        )
        return lines.joined(separator: "\n")
    }

    /// - Parameter patch: from how the exercise begins.
    func solution(_ patch: String) -> String { "\(patch)\n\(fitted(exercise.reason))" }

    private func fitted(_ text: String) -> String {
        wrapped(text, width: width, indentation: 0).joined(separator: "\n")
    }
}
