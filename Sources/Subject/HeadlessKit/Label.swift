/// A view that shows read-only text.
open class Label: View {
    /// The text. Setting it removes the styles of the previous text.
    public var text: String {
        get { plainText }
        set {
            plainText = newValue
            styledText = nil
        }
    }
    /// The text with the styles of its parts; `nil` if the text was set without styles.
    public var attributedText: AttributedText? {
        get { styledText }
        set {
            plainText = newValue?.text ?? ""
            styledText = newValue
        }
    }
    private var plainText = ""
    private var styledText: AttributedText?

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .label, text: text, style: styledText?.runs)
    }
}
