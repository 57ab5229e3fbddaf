package import Descriptions

/// The service of a described screen that loads one entity.
@MainActor
package protocol LoadableEntity: AnyObject {
    /// Requests the entity.
    ///
    /// - Parameter reply: a closure that receives the values of the fields, or `nil` if the request
    ///   fails.
    func askForFields(_ reply: @escaping @MainActor ([Name: FieldValue]?) -> Void)
}
