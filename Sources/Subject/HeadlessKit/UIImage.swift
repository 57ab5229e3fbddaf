/// An image of the app, known by its name.
public final class UIImage: NSObject, Sendable {
    package let name: String

    /// - Parameter name: the name of a file. UIKit returns `nil` if there is no such file; here
    ///   every name has an image.
    public init?(named name: String) {
        self.name = name
    }
}
