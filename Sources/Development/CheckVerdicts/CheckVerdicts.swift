internal import Foundation
internal import PageChecks

/// The program of `scripts/check-verdicts`.
@main
struct CheckVerdicts {
    private static let usage = """
        Usage: scripts/check-verdicts [FOLDER]

        Reads the printed pages of a report (Reports by default) and judges every verdict again from the
        printed values and thresholds. Also checks that the parts of tables add up, that a quantity has
        one value on all pages and charts, and that no sentence contradicts a table.
        Exit status: 0 without a contradiction, 1 with one, 64 if there are no pages.

        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") || arguments.contains("-h") {
            print(usage, terminator: "")
            return
        }
        guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
            fail(usage, 64)
        }
        let folder = URL(filePath: arguments.first ?? "Reports")
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )) ?? []
        let pages = files.filter { $0.pathExtension == "md" }.compactMap { file in
            text(of: file).map { PrintedPage(name: name(of: file), text: $0) }
        }
        guard pages.contains(where: { $0.name == "claims" }) else {
            fail("check-verdicts: no pages in \(folder.path); run 'archbench report' first\n", 64)
        }
        let charts = files.filter { $0.pathExtension == "svg" }.compactMap { file in
            text(of: file).map { (name(of: file), $0) }
        }
        let check = PageCheck(
            pages: pages.sorted { $0.name < $1.name },
            charts: Dictionary(charts, uniquingKeysWith: { first, _ in first })
        )
        let complaints = check.complaints
        for complaint in complaints { print(complaint) }
        print(
            "\(check.checkedTables) tables on \(pages.count) pages: "
                + "\(complaints.isEmpty ? "no" : "\(complaints.count)") "
                + "contradiction\(complaints.count == 1 ? "" : "s")"
        )
        exit(complaints.isEmpty ? 0 : 1)
    }

    private static func text(of file: URL) -> String? {
        try? String(contentsOf: file, encoding: .utf8)
    }

    private static func name(of file: URL) -> String {
        file.deletingPathExtension().lastPathComponent
    }

    private static func fail(_ message: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data(message.utf8))
        exit(status)
    }
}
