internal import Lines
internal import Matrix
internal import Report
internal import SourceMeasures

extension Report {
    /// As many lines of code as ``sampleLines`` counts, below a comment that would end a script.
    static var sampleSources: [CellText] {
        sampleLines.map { lines in
            let code = (1...lines.sources.code).map { "let line\($0) = \"<b>\"\n" }
            return CellText(
                cell: lines.cell,
                files: [
                    CellText.File(
                        path: "Greeting/GreetingView.swift",
                        text: "// </script> & <!-- \u{2028}\n" + code.joined()
                    )
                ]
            )
        }
    }
}
