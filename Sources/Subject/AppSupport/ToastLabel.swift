package import HeadlessKit

/// A short message on a screen. It disappears without an action of the user.
package final class ToastLabel: UILabel {}

extension UIViewController {
    /// Shows a short message on the screen of which this controller is a part.
    package func showToast(_ text: String) {
        var screen = self
        while let parent = screen.parent { screen = parent }
        let label = ToastLabel()
        label.text = text
        screen.view.addSubview(label)
    }
}
