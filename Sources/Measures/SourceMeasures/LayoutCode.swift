internal import SwiftSource

/// The code that arranges views.
enum LayoutCode {
    /// The functions of the kit and of apps that arrange views.
    private static let functions: Set<String> = ["addStack", "addArrangedSubview"]

    /// Returns the number of code lines of calls of these functions.
    static func lineCount(in source: [UInt8]) -> Int {
        let tokens = TokenList(source)
        var lines: Set<Int> = []
        for place in 0..<tokens.count where functions.contains(tokens[place].text) {
            let end = tokens[place + 1].isPunctuation("(") ? tokens.end(of: place + 1) : place
            lines.formUnion((place...end).map { tokens[$0].line })
        }
        return lines.count
    }
}
