package import HeadlessKit

/// A view controller without a window that records what it is asked to present.
package final class PresentationSpy: UIViewController {
    package private(set) var presented: [UIViewController] = []

    package override func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        presented.append(viewControllerToPresent)
    }
}
