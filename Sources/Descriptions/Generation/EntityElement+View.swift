internal import Descriptions

extension EntityElement {
    /// The property of the view: `titleLabel`.
    var property: String { "\(name.member)\(view.suffix)" }

    /// The flag of the kind of element in templates.
    var flag: String {
        switch kind {
        case .label: "isLabel"
        case .button: "isButton"
        case .image: "isImage"
        }
    }

    var view: ViewKind {
        switch kind {
        case .label: .label
        case .button: .button
        case .image: .image
        }
    }

    /// Returns the statement that shows a value: `titleLabel.text = title`.
    ///
    /// - Parameters:
    ///   - value: the expression for the value.
    ///   - owner: the text before the view's property, such as `self?.`.
    func showing(_ value: String, in owner: String = "") -> String {
        switch kind {
        case .label: "\(owner)\(property).text = \(value)"
        case .button: "\(owner)\(property).setTitle(\(value), for: .normal)"
        case .image: "\(owner)\(property).image = UIImage(named: \(value))"
        }
    }
}
