/// An instance of a Swift class of this program that has not been freed.
package struct LivingObject: Hashable, Sendable {
    /// The class with its module, as `BlogFeedMVP.BlogsPresenter`.
    package let typeName: String
    /// The requested size of its memory block in bytes.
    package let bytes: Int
    /// Whether the object itself is gone and only its memory is kept, by an `unowned` reference.
    package let isDeinitialised: Bool

    /// The module that declares the class.
    package var moduleName: Substring { typeName.prefix { $0 != "." } }
}
