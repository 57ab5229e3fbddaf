/// An object that manages a presented screen while it is visible.
@MainActor
open class UIPresentationController: NSObject {
    /// The screen that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    /// The object that is asked and notified when the user swipes the sheet down.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(_ presentedViewController: UIViewController) {
        self.presentedViewController = presentedViewController
    }
}

/// An object that decides whether the user may swipe a sheet down, and is notified of it.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called after the user has swiped a sheet down that is not to be dismissed so.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    )
    /// Called after the user has swiped a sheet down and it has disappeared. It is not called if
    /// the sheet is dismissed in code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// Optional requirements of the Objective-C protocol.
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
