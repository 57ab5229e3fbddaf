@testable internal import Descriptions

/// Returns the message for a description; `nil` if it is valid.
func failure(_ source: String) -> String? {
    do {
        _ = try DescriptionReader.description(from: source)
        return nil
    } catch {
        return error.description
    }
}
