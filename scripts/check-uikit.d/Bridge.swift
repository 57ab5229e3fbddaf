// The file that an app adds to an implementation that it takes over, after it has replaced
// `import HeadlessKit` by `import UIKit` in the other files.
package import UIKit

package typealias Action = UIAction
package typealias ActivityIndicatorView = UIActivityIndicatorView
package typealias AlertAction = UIAlertAction
package typealias AlertController = UIAlertController
package typealias Button = UIButton
package typealias Image = UIImage
package typealias Label = UILabel
package typealias RefreshControl = UIRefreshControl
package typealias Switch = UISwitch
package typealias TableView = UITableView
package typealias TableViewDataSource = UITableViewDataSource
package typealias TableViewDelegate = UITableViewDelegate
package typealias TextField = UITextField

/// A view without `init(coder:)`, so that subclasses need not declare it.
package class View: UIView {
    package init() { super.init(frame: .zero) }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("not created by a storyboard") }
}

/// A view controller without `init(coder:)`, so that subclasses need not declare it.
package class ViewController: UIViewController {
    package init() { super.init(nibName: nil, bundle: nil) }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("not created by a storyboard") }

    /// Shows a short message. An app has its own way to do this.
    package func showToast(_ text: String) { print(text) }
}

/// A table-view cell without `init(coder:)`, so that subclasses need not declare it.
package class TableViewCell: UITableViewCell {
    package required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("not created by a storyboard") }
}

/// An image view that reacts to taps. An app adds a gesture recognizer that calls ``onTap``.
package class ImageView: UIImageView {
    package var onTap: (() -> Void)? {
        didSet { isUserInteractionEnabled = onTap != nil }
    }

    package init() { super.init(frame: .zero) }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("not created by a storyboard") }
}

extension UITableView {
    /// Returns a cell to reuse, or a new one.
    package func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
        dequeueReusableCell(withIdentifier: "\(type)") as? Cell
            ?? Cell(style: .default, reuseIdentifier: "\(type)")
    }
}
