// Compares the lines that archbench counted with those of the compiler's parser.
//
// Arguments: a file with what `archbench lines --by line --json` printed, and a file to write what
// the parser counts in each file (code, comment, blank and path, between tabs). Exit: 1 if any line
// differs.

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("Usage: \(arguments[0]) COUNTED PARSED\n".utf8))
    exit(2)
}
let counted = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
let files = try JSONDecoder().decode(CountedSurvey.self, from: counted).files

var lineCount = 0
var differingFiles = 0
var differingLines = 0
var notComparable: [String] = []
var rows = ""

for file in files {
    let source = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let parsed = ParsedLines(Array(source))
    let comparison = Comparison(ours: file.kinds, parsed: parsed)
    lineCount += parsed.kinds.count
    let counts = [LineKind.code, .comment, .blank].map { kind in
        String(parsed.kinds.count { $0 == kind })
    }
    rows += (counts + [file.path]).joined(separator: "\t") + "\n"

    if let obstacle = comparison.obstacle {
        notComparable.append("\(file.path): \(obstacle)")
    } else if !comparison.differences.isEmpty {
        differingFiles += 1
        differingLines += comparison.differences.count
        for difference in comparison.differences {
            let kinds = [difference.ours, difference.parsers].map { $0?.rawValue ?? "no line" }
            let text = parsed.lines.text(of: difference.line)
            print("\(file.path):\(difference.line + 1): \(kinds[0]), parser \(kinds[1]): \(text)")
        }
    }
}
try Data(rows.utf8).write(to: URL(fileURLWithPath: arguments[2]))

for file in notComparable { print("not comparable: \(file)") }
print(
    "\(files.count) files, \(lineCount) lines, \(differingFiles) files differ "
        + "(\(differingLines) lines), not comparable: \(notComparable.count)"
)
exit(differingFiles == 0 ? 0 : 1)
