// The file with which an app takes over the sources: its module stands for HeadlessKit, so that no other
// file changes.
@_exported public import UIKit

extension UITapGestureRecognizer {
    /// Creates a recognizer that calls a closure. An app keeps an object with an `@objc` method as its
    /// target, which needs the Objective-C runtime.
    public convenience init(handler: @escaping @MainActor () -> Void) {
        self.init()
    }
}
