/// A view that shows that an operation is in progress. It is visible only while it spins.
open class UIActivityIndicatorView: UIView {
    public private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = true
    }
}
