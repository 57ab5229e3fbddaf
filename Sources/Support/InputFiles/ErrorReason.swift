internal import Foundation

/// Returns the message of an error for the user: its description, or that of the system. Swift's
/// default text contains types and domains.
package func reason(of error: any Error) -> String {
    switch error {
    case let error as DecodingError: reason(of: error)
    case is EncodingError: "a value cannot be written as JSON"
    case let error as CocoaError: error.localizedDescription
    case let error as any CustomStringConvertible: error.description
    default: error.localizedDescription
    }
}

/// Returns the reason and the position of a decoding error.
private func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
        "the key \"\(key.stringValue)\" is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
        "a value of another type was expected\(place(context))"
    case .dataCorrupted(let context):
        if let own = context.underlyingError as? any CustomStringConvertible,
            !(context.underlyingError is CocoaError)
        {
            "\(own.description) That is\(place(context))."
        } else if context.codingPath.isEmpty {
            "it is not JSON, or has a number that does not fit"
        } else {
            "there is an unknown value\(place(context))"
        }
    @unknown default: "it has an unknown structure"
    }
}

private func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : " at \"\(path.joined(separator: "."))\""
}
