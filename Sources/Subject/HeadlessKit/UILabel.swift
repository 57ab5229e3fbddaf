/// A view that shows read-only text. It reacts to gestures only if
/// ``UIView/isUserInteractionEnabled`` is set.
open class UILabel: UIView {
    /// The text. Setting it removes the styles of the previous text.
    open var text: String? {
        didSet { styledText = nil }
    }
    /// The text with the styles of its parts. If the text was set without styles, they are those
    /// of the label.
    open var attributedText: NSAttributedString? {
        get { styledText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            styledText = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }
    /// The text that was set with styles.
    package private(set) var styledText: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
