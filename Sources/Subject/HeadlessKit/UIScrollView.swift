/// A view whose contents the user scrolls.
open class UIScrollView: UIView {
    /// The control that a pull on the contents starts.
    open var refreshControl: UIRefreshControl?
}
