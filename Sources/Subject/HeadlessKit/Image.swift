/// An image of the app, known by its name.
@MainActor
public final class Image {
    let name: String

    /// - Parameter name: the name of a file. UIKit returns `nil` if there is no such file; here
    ///   every name has an image.
    public init?(named name: String) {
        self.name = name
    }
}
