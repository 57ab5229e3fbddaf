/// A reader that steps through a text once and finds the first fault in it.
///
/// It creates no values. It has a bracket stack of its own, so that no text can overflow the stack
/// of the process.
struct JSONSyntaxReader {
    /// The maximum nesting of Foundation's decoder.
    private static let depthLimit = 512

    /// The tokens that may follow.
    private enum Expectation {
        case value
        case valueOrEnd
        case key
        case keyOrEnd
        case commaOrEnd
        case nothing
    }

    private struct Container {
        let isObject: Bool
        /// The index of its first key among all stored keys.
        let firstKey: Int
    }

    private let bytes: UnsafeRawBufferPointer
    private var index = 0
    private var comma = 0
    private var containers: [Container] = []
    private var keys: JSONKeys

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        keys = JSONKeys(bytes)
    }

    /// Returns the first fault; `nil` if there is none.
    mutating func fault() -> JSONFault? {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            return JSONFault(kind: .notUTF8, line: 1, column: 1)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        do {
            try readAll()
            return nil
        } catch {
            return error
        }
    }

    private func fault(_ kind: JSONFault.Kind, at offset: Int) -> JSONFault {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONFault(kind: kind, line: line, column: offset - lineStart + 1)
    }

    private func unexpected(_ expected: String) -> JSONFault {
        fault(.syntax(expected: expected), at: index)
    }

    /// The byte at the current index, or 0 at the end, because no token begins with 0.
    private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    // MARK: - Structure

    private mutating func readAll() throws(JSONFault) {
        var expectation = Expectation.value
        while true {
            skipWhitespace()
            switch expectation {
            case .value, .valueOrEnd:
                expectation = try readValue(mayEnd: expectation == .valueOrEnd)
            case .key, .keyOrEnd:
                expectation = try readKey(mayEnd: expectation == .keyOrEnd)
            case .commaOrEnd:
                expectation = try readCommaOrEnd()
            case .nothing:
                guard index == bytes.count else { throw unexpected("the end of the text") }
                return
            }
        }
    }

    private mutating func skipWhitespace() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                index += 1
            default: return
            }
        }
    }

    private mutating func readValue(mayEnd: Bool) throws(JSONFault) -> Expectation {
        switch byte {
        case UInt8(ascii: "{"): return try open(isObject: true)
        case UInt8(ascii: "["): return try open(isObject: false)
        case UInt8(ascii: "]") where mayEnd: return try close()
        case UInt8(ascii: "]") where containers.last?.isObject == false:
            throw fault(.trailingComma(before: "]"), at: comma)
        case UInt8(ascii: "\""): _ = try readString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        case UInt8(ascii: "t"): try readWord("true")
        case UInt8(ascii: "f"): try readWord("false")
        case UInt8(ascii: "n"): try readWord("null")
        default: throw unexpected("a value")
        }
        return afterValue
    }

    private mutating func readKey(mayEnd: Bool) throws(JSONFault) -> Expectation {
        if byte == UInt8(ascii: "}") {
            guard mayEnd else {
                throw fault(.trailingComma(before: "}"), at: comma)
            }
            return try close()
        }
        guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
        let start = index
        let isPlain = try readString()
        keys.append(start + 1..<index - 1, isPlain: isPlain)
        skipWhitespace()
        guard byte == UInt8(ascii: ":") else { throw unexpected("\":\" after a key") }
        index += 1
        return .value
    }

    private mutating func readCommaOrEnd() throws(JSONFault) -> Expectation {
        let isObject = containers.last?.isObject == true
        switch byte {
        case UInt8(ascii: ","):
            comma = index
            index += 1
            return isObject ? .key : .value
        case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
            return try close()
        default: throw unexpected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
        }
    }

    private var afterValue: Expectation { containers.isEmpty ? .nothing : .commaOrEnd }

    private mutating func open(isObject: Bool) throws(JSONFault) -> Expectation {
        guard containers.count < Self.depthLimit else {
            throw fault(.tooDeep(limit: Self.depthLimit), at: index)
        }
        containers.append(Container(isObject: isObject, firstKey: keys.count))
        index += 1
        return isObject ? .keyOrEnd : .valueOrEnd
    }

    private mutating func close() throws(JSONFault) -> Expectation {
        if let container = containers.popLast(), container.isObject,
            let repeated = keys.removeAll(from: container.firstKey)
        {
            throw fault(.repeatedKey(repeated.text), at: repeated.offset)
        }
        index += 1
        return afterValue
    }

    // MARK: - Tokens

    private mutating func readWord(_ word: StaticString) throws(JSONFault) {
        let end = index + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[index..<end].elementsEqual(expected) else {
            throw unexpected("a value")
        }
        index = end
    }

    /// Skips the string that begins here.
    ///
    /// - Returns: `true` if the string is ASCII without escapes, so that its bytes are its text.
    private mutating func readString() throws(JSONFault) -> Bool {
        index += 1
        var isPlain = true
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return isPlain
            case UInt8(ascii: "\\"):
                isPlain = false
                try readEscape()
            case 0..<0x20:
                throw fault(.controlCharacter, at: index)
            default:
                if byte >= 0x80 { isPlain = false }
                index += 1
            }
        }
        throw unexpected("a quotation mark that ends the string")
    }

    private mutating func readEscape() throws(JSONFault) {
        let start = index
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 1
        case UInt8(ascii: "u"):
            let unit = try readCodeUnit()
            let isPair: Bool
            if UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "u")
            {
                index += 1
                isPair = UTF16.isTrailSurrogate(try readCodeUnit())
            } else {
                isPair = !UTF16.isLeadSurrogate(unit) && !UTF16.isTrailSurrogate(unit)
            }
            guard isPair else {
                index = start
                throw unexpected("both halves of a surrogate pair")
            }
        default: throw unexpected("one of \" \\ / b f n r t u after a backslash")
        }
    }

    /// Skips the `u` here and its four digits.
    private mutating func readCodeUnit() throws(JSONFault) -> UInt16 {
        index += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("four hexadecimal digits after \"\\u\"")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }

    private mutating func readNumber() throws(JSONFault) {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        if byte == UInt8(ascii: "0") {
            index += 1
            if isDigit { throw unexpected("no digit after a leading zero") }
        } else {
            try readDigits()
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            try readDigits()
        }
        var hasExponent = false
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            hasExponent = true
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            try readDigits()
        }
        guard hasExponent || index - start > 300 else { return }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let mantissa = text.prefix { $0 != "e" && $0 != "E" }
        let isZero = mantissa.allSatisfy { "-0.".contains($0) }
        if let number = Double(text), number.isFinite, isZero || number != 0 { return }
        throw fault(.numberOutOfRange(text), at: start)
    }

    private var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func readDigits() throws(JSONFault) {
        guard isDigit else { throw unexpected("a digit") }
        while isDigit { index += 1 }
    }
}
