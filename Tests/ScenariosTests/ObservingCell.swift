internal import HeadlessKit
internal import Observation

/// Shows an observed number and records each update.
final class ObservingCell: UITableViewCell {
    var number: Number? {
        didSet { setNeedsUpdateProperties() }
    }
    private(set) var shown: [Int] = []

    override func updateProperties() {
        super.updateProperties()
        if let number { shown.append(number.value) }
    }
}

@MainActor
@Observable
final class Number {
    var value = 0
    var other = 0
}
