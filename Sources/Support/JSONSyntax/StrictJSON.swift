package import Foundation

/// A text that is strictly valid JSON by RFC 8259.
///
/// Foundation's decoder accepts commas after the last element, and keeps one of two values that
/// have the same key. Both are errors here, because the result would differ from the text.
package struct StrictJSON: Sendable {
    private let data: Data

    /// Checks that a text is JSON without repeated keys.
    package init(_ data: Data) throws(JSONFault) {
        let fault = data.withUnsafeBytes { bytes in
            var reader = JSONSyntaxReader(bytes)
            return reader.fault()
        }
        if let fault { throw fault }
        self.data = data
    }

    /// Decodes a value from the text.
    ///
    /// - Throws: ``NumberMismatch`` for a number that does not fit, and `DecodingError` for other
    ///   values.
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.dataCorrupted(let context)
            where context.codingPath.isEmpty && context.underlyingError == nil
        {
            // The text is valid JSON, so the error is about a number; the decoder does not state
            // which one.
            throw NumberMismatch()
        }
    }
}

/// A number in a JSON text that is not an integer, or does not fit, although an integer is
/// required.
package struct NumberMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String {
        "a number is too large or has a fraction where a smaller whole number is needed"
    }
}
