package import Descriptions

/// The service of a described card and its form: the service of the description, or the service of
/// a feature whose implementations are written by hand.
@MainActor
package protocol DescribedRecord: LoadableEntity {
    /// Requests that the values in which an entity differs from the original are saved.
    ///
    /// - Parameters:
    ///   - edited: the values of all fields.
    ///   - original: the values without the edits of the user.
    ///   - reply: a closure that receives the saved values, or `nil` if the request fails.
    func askToSave(
        _ edited: [Name: FieldValue],
        editedFrom original: [Name: FieldValue],
        _ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void
    )

    /// Adds an observer of changes made elsewhere.
    func addObserver(_ observer: @escaping @MainActor ([Name: FieldValue]) -> Void)
}
