/// A view that shows an image. It reacts to taps if ``onTap`` is set.
open class ImageView: View {
    public var image: Image?
    /// The reaction to a tap. UIKit uses a gesture recognizer with a selector, which needs the
    /// Objective-C runtime.
    public var onTap: (@MainActor () -> Void)?

    open override var isTappable: Bool { onTap != nil }

    open override func tap() {
        onTap?()
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .image, image: image?.name)
    }
}
