internal import Foundation

/// Returns the message of an error for the user: its description, or that of the system, such as
/// "No such file or directory". Foundation's texts contain types, domains and numbers.
package func reason(of error: any Error) -> String {
    switch error {
    case let error as DecodingError: reason(of: error)
    case is EncodingError: "a value cannot be written as JSON"
    case CocoaError.fileReadInapplicableStringEncoding, CocoaError.fileReadCorruptFile:
        "it is not UTF-8 text"
    default:
        systemReason(of: error as NSError)
            ?? (error as? CocoaError).map(\.localizedDescription) ?? "\(error)"
    }
}

/// Returns the text of the system call that failed; `nil` for another error.
private func systemReason(of error: NSError) -> String? {
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    return String(cString: strerror(Int32(cause.code)))
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
