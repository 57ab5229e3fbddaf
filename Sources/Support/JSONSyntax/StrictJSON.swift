package import Foundation

/// A text that is JSON by the letter of RFC 8259.
///
/// Foundation's decoder accepts commas after the last element, and keeps one of two values that have
/// the same key. Both are refused here, because the file would mean something else than it says.
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
            // The text is JSON, so the decoder means a number, without saying which.
            throw NumberMismatch()
        }
    }
}

/// A number in a JSON text that is no integer, or none that fits, where an integer is needed.
package struct NumberMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String {
        "a number is too large or has a fraction where a smaller whole number is needed"
    }
}
