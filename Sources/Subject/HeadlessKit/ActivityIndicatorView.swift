/// A view that shows that an operation is in progress. It is visible only while it spins.
open class ActivityIndicatorView: View {
    public private(set) var isAnimating = false

    public override init() {
        super.init()
        isHidden = true
    }

    public func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    public func stopAnimating() {
        isAnimating = false
        isHidden = true
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .activity)
    }
}
