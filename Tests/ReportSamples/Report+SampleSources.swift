internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

extension Report {
    /// The sources of the variants. They have as many code lines as ``sampleLines``, below a
    /// comment that would end an HTML script.
    static var sampleSources: [ImplementationText] {
        sampleLines.map { lines in
            let code = (1...lines.sources.code).map { "let line\($0) = \"<b>\"\n" }
            return ImplementationText(
                implementation: lines.implementation,
                files: [
                    ImplementationText.File(
                        path: "Greeting/GreetingView.swift",
                        text: "// </script> & <!-- \u{2028}\n" + code.joined()
                    )
                ]
            )
        }
    }
}
