internal import Changes
internal import CommandLineArguments
internal import Pipeline
internal import Workshop

/// The texts of an exercise, in lines that fit the terminal.
struct ExerciseText {
    let name: String
    let exercise: Exercise
    let width: Int

    init(_ name: String, _ exercise: Exercise, width: Int = Console.columns) {
        self.name = name
        self.exercise = exercise
        // Longer lines are hard to read.
        self.width = min(width, 100)
    }

    /// The task.
    var task: String {
        let problem = ["archbench \(exercise.problem)"] + (exercise.keys.map { [$0] } ?? [])
        let rows =
            [("To see it:", problem), ("Sources:", exercise.places)]
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

    /// Returns the passed and failed checks.
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
                    "\(name) is solved. 'archbench exercise solution' shows our solution, "
                        + "'archbench exercise reset' restores the sources."
                )
                : "'archbench exercise hint' gives a hint."
        )
        return lines.joined(separator: "\n")
    }

    static func hint(_ hint: (number: Int, text: String)?) -> String {
        guard let hint else {
            return "No more hints. 'archbench exercise solution' shows the solution."
        }
        let lines = wrapped(
            "Hint \(hint.number): \(hint.text)",
            width: 80,
            indentation: 0,
            hanging: 8
        )
        return lines.joined(separator: "\n")
    }

    /// Returns the solution with its explanation.
    ///
    /// - Parameter patch: the changes from the start of the exercise.
    func solution(_ patch: String) -> String { "\(patch)\n\(fitted(exercise.reason))" }

    private func fitted(_ text: String) -> String {
        wrapped(text, width: width, indentation: 0).joined(separator: "\n")
    }
}
