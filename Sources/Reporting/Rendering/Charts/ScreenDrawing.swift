internal import HeadlessKitDriver
internal import Matrix
internal import Report
internal import Tracing

/// The screen of a feature, as a list of what is visible on it.
struct ScreenDrawing: Hashable, Sendable {
    /// A line of the screen: the texts and the controls of a row, or one element that is in no row.
    struct Line: Hashable, Sendable {
        var texts: [String] = []
        var buttons: [String] = []
        let isRow: Bool
    }

    /// The largest number of lines that are drawn.
    static let mostLines = 6

    let axis: String
    let lines: [Line]
}

extension ScreenDrawing {
    /// Creates the drawing of the elements on a screen, from top to bottom.
    init(_ elements: [Element]) {
        var lines: [Line] = []
        var row: String?
        var group: Substring?
        for element in elements {
            if element.kind == .row {
                row = element.id
                lines.append(Line(isRow: true))
            } else if row.map({ !element.id.hasPrefix($0 + ".") }) ?? true {
                row = nil
                // Elements with the same prefix belong together, such as those of a header.
                let prefix = element.id.prefix { $0 != "." }
                if lines.last?.isRow != false || group != prefix {
                    lines.append(Line(isRow: false))
                }
                group = prefix
            }
            lines[lines.count - 1].add(element)
        }
        self.init(
            axis: "What a user sees, in the order of the screen",
            lines: lines.filter { !$0.texts.isEmpty || !$0.buttons.isEmpty }
        )
    }
}

extension ScreenDrawing.Line {
    fileprivate mutating func add(_ element: Element) {
        switch element.kind {
        case .row: break
        case .button: if !element.text.isEmpty { buttons.append(element.text) }
        case .image: texts.append("▢")
        case .activity: texts.append("◌")
        case .label, .alert, .toast, .field, .switch:
            if !element.text.isEmpty { texts.append(element.text) }
        }
    }
}

/// The first screen of a feature.
struct ScreenChart {
    let report: Report
    let feature: Feature

    /// - Returns: `nil` if no screen was recorded.
    var chart: Chart? {
        let scenarios = report.tracedScenarios(of: feature)
        guard let elements = scenarios.first?.screens.last, !elements.isEmpty else { return nil }
        return Chart(
            name: "\(feature.name)-screen",
            title: "\(report.title(of: feature)): the screen of all variants",
            drawing: .screen(ScreenDrawing(elements)),
            width: ChartWriter.narrowWidth
        )
    }
}
