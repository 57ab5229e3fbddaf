/// Text that is read.
open class Label: View {
    /// Setting it takes away the styles that the text had.
    public var text: String {
        get { plainText }
        set {
            plainText = newValue
            styledText = nil
        }
    }
    /// The text with the styles of its parts; `nil` where it was set without.
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
