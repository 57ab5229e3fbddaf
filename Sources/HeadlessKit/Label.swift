/// Text that is read.
open class Label: View {
    public var text = ""

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .label, text: text)
    }
}
