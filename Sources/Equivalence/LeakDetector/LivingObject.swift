/// An instance of a Swift class of this program that has not been freed.
package struct LivingObject: Hashable, Sendable {
    /// The class with its module, such as `BlogFeedMVP.BlogsPresenter`.
    package let typeName: String
    /// The requested size of its memory block in bytes.
    package let bytes: Int
    /// Indicates whether the object is deinitialised, and only its memory is retained by an
    /// `unowned` reference.
    package let isDeinitialised: Bool

    /// The module that declares the class.
    package var moduleName: Substring { typeName.prefix { $0 != "." } }
}
