internal import Descriptions

/// What a person is told of a description that is wrong; `nil` where nothing is.
func failure(_ source: String) -> String? {
    do {
        _ = try DescriptionReader.description(from: source)
        return nil
    } catch {
        return error.description
    }
}
