internal import Behaviours
internal import Descriptions

/// A kind of view in generated screens.
enum ViewKind: String {
    case activityIndicator = "UIActivityIndicatorView"
    case button = "UIButton"
    case image = "UIImageView"
    case label = "UILabel"
    case refreshControl = "UIRefreshControl"
    case table = "UITableView"
    case textField = "UITextField"
    case toggle = "UISwitch"
    case view = "UIView"

    /// The expression that creates a view.
    var creation: String { self == .button ? "UIButton(type: .system)" : "\(rawValue)()" }

    /// The end of the name of a property with such a view: `Label` in `titleLabel`.
    var suffix: String { self == .textField ? "Field" : String(rawValue.dropFirst("UI".count)) }
}

extension Component.Element {
    /// The view of an element that is a label or a button.
    var view: ViewKind { kind == .button ? .button : .label }
    /// The property of this view: `titleLabel`.
    var property: String { name.member + view.suffix }
}
