internal import HeadlessKitDriver

extension ScreenDriver {
    /// The identifiers of the visible elements, in order.
    var identifiers: [String] { elements().map(\.id) }

    /// The identifiers of the visible rows, in order.
    var rows: [String] { elements().filter { $0.kind == .row }.map(\.id) }

    /// The texts of the visible elements, in order.
    var texts: [String] { elements().map(\.text) }
}

/// The identifiers of the rows with these numbers.
func rows(_ numbers: some Sequence<Int>) -> [String] {
    numbers.map { "number.\($0)" }
}
