internal import SwiftSource

/// Literals that can be replaced.
extension SiteFinder {
    mutating func findLiteral(at place: Int) {
        guard !isRawValue(place) else { return }
        let token = tokens[place]
        switch token.kind {
        case .word:
            switch token.text {
            case "true" where !isLabel(place): add(.replace("false"), token.range)
            case "false" where !isLabel(place): add(.replace("true"), token.range)
            default:
                if isInteger(place), let value = Int(token.text.filter { $0 != "_" }) {
                    add(.replace("\(value + 1)"), token.range)
                }
            }
        case .literal:
            findString(at: place)
        default:
            break
        }
    }

    private func isLabel(_ place: Int) -> Bool {
        tokens[place + 1].isPunctuation(":") && ["(", ","].contains(tokens[place - 1].text)
    }

    /// Returns whether the token is a decimal integer, and not part of a fraction.
    private func isInteger(_ place: Int) -> Bool {
        let text = tokens[place].text
        guard let first = text.first, first.isNumber, text.allSatisfy({ $0.isNumber || $0 == "_" })
        else { return false }
        let isFraction =
            tokens[place + 1].text == "." && tokens[place + 2].text.first?.isNumber == true
        return !isFraction
    }

    /// Returns whether the token is the raw value of an enum case, which must be a literal.
    private func isRawValue(_ place: Int) -> Bool {
        tokens[place - 1].text == "="
            && ["case", "indirect"].contains(tokens[statements.beginning(of: place)].text)
    }

    private mutating func findString(at place: Int) {
        guard let start = startOfLiteral(at: place) else { return }
        let range = start..<tokens[place].range.upperBound
        let text = source[range]
        guard text.first == UInt8(ascii: "\"") else { return }
        add(.replace(text.count == 2 ? "\"mutant\"" : "\"\""), range)
    }

    /// Returns the start of the string that ends with a token; `nil` if it is unknown.
    private func startOfLiteral(at place: Int) -> Int? {
        var first = place
        // Skips the interpolations of this string, from the last to the first.
        while tokens[first - 1].isPunctuation(")"), let opener = tokens[first - 1].partner,
            opensInterpolation(opener)
        {
            first = opener
            if let start = startOfString(before: first) { return start }
        }
        return first == place ? tokens[place].range.lowerBound : nil
    }
}
