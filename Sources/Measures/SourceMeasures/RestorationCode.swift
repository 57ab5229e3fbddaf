internal import SwiftSource

/// The code that keeps the states of a screen, and builds the screen again from them.
enum RestorationCode {
    private static let names: Set<String> = ["archive", "StateArchive"]

    /// Returns the number of code lines that name the archive of states.
    static func lineCount(in source: [UInt8]) -> Int {
        let tokens = TokenList(source)
        let places = (0..<tokens.count).filter { names.contains(tokens[$0].text) }
        return Set(places.map { tokens[$0].line }).count
    }
}
