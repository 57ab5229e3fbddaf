internal import Descriptions

extension EntityElement {
    /// The property of the view: `titleLabel`.
    var property: String { "\(name.member)\(viewType)" }

    /// The flag of the kind of element in templates.
    var flag: String {
        switch kind {
        case .label: "isLabel"
        case .button: "isButton"
        case .image: "isImage"
        }
    }

    var viewType: String {
        switch kind {
        case .label: "Label"
        case .button: "Button"
        case .image: "ImageView"
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
        case .image: "\(owner)\(property).image = Image(named: \(value))"
        }
    }
}
