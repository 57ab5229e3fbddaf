/// An image, known by its name. It reacts to taps where ``onTap`` is set.
open class ImageView: View {
    public var image: String?
    public var onTap: (@MainActor () -> Void)?

    open override var isTappable: Bool { onTap != nil }

    open override func tap() {
        onTap?()
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .image, image: image)
    }
}
