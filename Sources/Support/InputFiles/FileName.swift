/// File names as text that can be compared, joined, and converted back to the same bytes.
///
/// For the system a name is a sequence of bytes, which need not be UTF-8. A byte that is not part
/// of UTF-8 becomes a scalar at the end of Unicode's private use area, and so does each byte of
/// such a scalar in a name, so that different names become different texts.
package enum FileName {
    private static let firstScalar: UInt32 = 0x10_FF00
    /// The first byte of each scalar that represents a byte, and of few others.
    private static let markByte: UInt8 = 0xF4

    /// Returns the text of a name or path.
    package static func text(of bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !mayHoldBytes(text) { return text }
        var text = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let (scalar, length) = firstScalar(in: rest)
            if let scalar, !isByte(scalar) {
                text.unicodeScalars.append(scalar)
                rest = rest.dropFirst(length)
            } else {
                if let scalar = Unicode.Scalar(firstScalar + UInt32(byte)) {
                    text.unicodeScalars.append(scalar)
                }
                rest = rest.dropFirst()
            }
        }
        return text
    }

    /// Returns the bytes of a name or path, without a terminating zero.
    package static func bytes(of text: String) -> [UInt8] {
        guard mayHoldBytes(text) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in
            isByte(scalar) ? [UInt8(scalar.value - firstScalar)] : Array(String(scalar).utf8)
        }
    }

    /// Returns the text for display, with each byte that is not part of UTF-8 written as `\xE9`.
    package static func shown(_ text: String) -> String {
        guard mayHoldBytes(text) else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            if isByte(scalar) {
                let byte = String(scalar.value - firstScalar, radix: 16, uppercase: true)
                shown += "\\x\(byte)"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
    }

    /// Calls a function with the path as a C string.
    package static func withSystemPath<Result>(
        _ text: String,
        _ call: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        guard mayHoldBytes(text) else { return text.withCString(call) }
        let bytes = bytes(of: text).map { CChar(bitPattern: $0) } + [0]
        return bytes.withUnsafeBufferPointer { buffer in
            // It contains at least the zero.
            buffer.baseAddress.map(call) ?? text.withCString(call)
        }
    }

    private static func mayHoldBytes(_ text: String) -> Bool { text.utf8.contains(markByte) }

    /// Bytes below 0x80 are always UTF-8.
    private static func isByte(_ scalar: Unicode.Scalar) -> Bool {
        (firstScalar + 0x80...firstScalar + 0xFF).contains(scalar.value)
    }

    /// Returns the first scalar of bytes and its length; `nil` if they do not begin with one.
    private static func firstScalar(
        in bytes: some Collection<UInt8>
    ) -> (scalar: Unicode.Scalar?, length: Int) {
        for length in 1...4 where length <= bytes.count {
            let text = String(validating: bytes.prefix(length), as: UTF8.self)
            if let scalar = text?.unicodeScalars.first { return (scalar, length) }
        }
        return (nil, 1)
    }
}
