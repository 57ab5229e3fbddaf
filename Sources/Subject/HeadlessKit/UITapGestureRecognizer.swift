/// An object that recognizes a gesture of the user on its view.
@MainActor
open class UIGestureRecognizer: NSObject {
    package let recognize: @MainActor () -> Void

    /// - Parameter handler: is called for each gesture. UIKit takes a target and a selector, which
    ///   need the Objective-C runtime.
    public init(handler: @escaping @MainActor () -> Void) {
        recognize = handler
    }
}

/// An object that recognizes a tap on its view.
open class UITapGestureRecognizer: UIGestureRecognizer {}
