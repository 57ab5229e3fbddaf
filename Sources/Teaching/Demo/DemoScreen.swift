internal import AppSupport
internal import HeadlessKitDriver
internal import Matrix
internal import Scenarios
internal import Tracing

/// The screen of the demo: variants side by side, with the calls of the last event below.
package struct DemoScreen {
    /// The minimum width at which two variants with their calls are readable.
    package static let leastColumns = 40
    package static let leastRows = 12

    private static let border = InkedLine(" │ ", .faint)

    private let state: DemoState
    private let columns: Int
    private let rows: Int

    package init(_ state: DemoState, columns: Int, rows: Int) {
        self.state = state
        self.columns = max(columns, Self.leastColumns)
        self.rows = max(rows, Self.leastRows)
    }

    /// The lines of the terminal, each with its full width.
    package var lines: [InkedLine] {
        let top = [title] + headings
        let bottom = [rule("─", joint: "┴")] + footer
        let room = rows - top.count - bottom.count
        let middle = state.showsHelp ? padded(DemoHelp.lines, room) : panels(room)
        return (top + middle + bottom).map { $0.fitted(to: columns) }
    }

    // MARK: - Around the screens

    private var title: InkedLine {
        let timeline = state.timeline
        let step = "step \(timeline.position) of \(timeline.events.count)"
        let playing = state.isPlaying ? "▶ " : ""
        let right = "\(playing)\(step)"
        let left = state.feature.contract.title
        let gap = max(columns - left.columns - right.columns, 1)
        return InkedLine(left, .heading)
            + InkedLine(String(repeating: " ", count: gap) + right, .faint)
    }

    private var headings: [InkedLine] {
        let names = shown.map { index in
            let number = "\(index + 1) "
            let name = state.variants[index].title
            return InkedLine(number, .faint)
                + (state.differs(index)
                    ? InkedLine("\(name) ≠ \(state.variants[0].title)", .alarm)
                    : InkedLine(name, .heading))
        }
        return [beside(names), rule("─", joint: "┼")]
    }

    private var footer: [InkedLine] { [status, hint] + question }

    /// The last event, or a message.
    private var status: InkedLine {
        if let message = state.message { return InkedLine(message.onOneLine, .alarm) }
        guard let view = state.view else { return InkedLine("…", .faint) }
        let event = state.timeline.event.map(ScenarioWriter.line) ?? "opened"
        let line = InkedLine("▸ \(event)", .heading)
        if let ignored = view.ignored { return line + InkedLine("  ignored: \(ignored)", .alarm) }
        let page = view.routes.last.map { "  opened \($0)" } ?? ""
        return line + InkedLine(page, .new)
    }

    /// The keys that are useful next.
    private var hint: InkedLine {
        guard let view = state.view else { return InkedLine() }
        var parts: [String] = []
        if view.waitingReplies > 0 {
            let count = view.waitingReplies
            parts.append(
                count == 1
                    ? "1 reply is pending: d delivers it"
                    : "\(count) replies are pending: d oldest, D newest, a all"
            )
        }
        if !state.timeline.isAtEnd { parts.append(state.isPlaying ? "space pauses" : "n next") }
        if !view.routes.isEmpty { parts.append("b back") }
        parts.append("? keys, q quit")
        return InkedLine(parts.joined(separator: " · "), .faint)
    }

    private var question: [InkedLine] {
        if let prompt = state.prompt {
            return [InkedLine("\(prompt.title): ", .faint) + InkedLine("\(prompt.text)▏")]
        }
        guard let menu = state.menu else { return [] }
        let entries = menu.entries.enumerated().map { index, entry in
            InkedLine(
                "\(index == menu.chosen ? "▸" : " ")\(index < 9 ? "\(index + 1)" : " ") \(entry.title)",
                index == menu.chosen ? .chosen : .plain
            )
        }
        // A long menu scrolls to the selected entry.
        let room = max(rows / 2, 3)
        let start = max(min(menu.chosen - room + 1, entries.count - room), 0)
        return [InkedLine("\(menu.title) (Return, or Esc)", .faint)]
            + entries.dropFirst(start).prefix(room)
    }

    // MARK: - Panels

    private var shown: [Int] { state.shownVariants }

    private var moment: [DemoStep] { state.timeline.moment ?? [] }

    private var width: Int {
        (columns - (shown.count - 1) * Self.border.text.columns) / max(shown.count, 1)
    }

    private func panels(_ room: Int) -> [InkedLine] {
        guard state.showsCalls, room > 4 else { return screens(room) }
        let all = shown.map { calls(of: $0) }
        let longest = all.map(\.count).max() ?? 0
        // Calls get the lines that they need, from one half and the lines that the screens leave
        // free.
        let largest = shown.map { moment.indices.contains($0) ? moment[$0].view.screen.count : 0 }
        let height = min(max(longest, 1), max(room / 2, room - 1 - (largest.max() ?? 0)))
        let offset = min(state.callsOffset, max(longest - height, 0))
        let window = all.map { Self.window(on: $0, from: offset, height) }
        return screens(room - height - 1) + [callsRule] + rowsBeside(window, height)
    }

    private var detail: CallLines.Detail { .init(columns: width) }

    /// The legend for the initials of roles, in order and in their colours.
    private var callsRule: InkedLine {
        guard detail == .initials else { return rule("┈", joint: "┼") }
        let calls = shown.filter(moment.indices.contains).flatMap { moment[$0].calls }
        let present = CallLines.participants(in: calls)
        return Participant.all.filter(present.contains).reduce(InkedLine("┈", .faint)) {
            $0 + InkedLine(" ") + InkedLine($1.title, .of($1))
        }
    }

    private func screens(_ room: Int) -> [InkedLine] {
        rowsBeside(shown.map { screen(of: $0, room) }, room)
    }

    /// Returns the elements of a variant, scrolled to the selected one.
    private func screen(of index: Int, _ room: Int) -> [InkedLine] {
        guard moment.indices.contains(index) else { return [] }
        let elements = moment[index].view.screen
        let before = state.timeline.previous.map { Set($0[index].view.screen) }
        let lines = zip(elements, ScreenText.lines(for: elements)).map { element, text in
            let isChosen = element.id == state.chosen
            let isNew = before.map { !$0.contains(element) } ?? false
            let mark = isChosen ? "▸" : isNew ? "+" : " "
            return InkedLine(mark + text, isChosen ? .chosen : isNew ? .new : .plain)
        }
        // An alert and toasts are in front of other elements.
        let count = elements.firstIndex { $0.kind == .alert || $0.kind == .toast } ?? elements.count
        let front = lines.dropFirst(count)
        let height = max(room - front.count, 0)
        let chosen = elements.firstIndex { $0.id == state.chosen } ?? 0
        let start = max(min(chosen - height / 2, count - height), 0)
        return Array(lines.prefix(count).dropFirst(start).prefix(height) + front)
    }

    private func calls(of index: Int) -> [InkedLine] {
        if let obstacle = state.obstacle { return [InkedLine("no calls: \(obstacle)", .faint)] }
        guard moment.indices.contains(index) else { return [] }
        let lines = CallLines(detail: detail).lines(of: moment[index].calls)
        return lines.isEmpty ? [InkedLine("no calls", .faint)] : lines
    }

    /// Returns the visible part of a column, with the number of further lines at its end.
    private static func window(
        on lines: [InkedLine],
        from offset: Int,
        _ height: Int
    ) -> [InkedLine] {
        let rest = lines.dropFirst(offset)
        guard rest.count > height else { return Array(rest) }
        return rest.prefix(height - 1)
            + [InkedLine("↓ \(rest.count - height + 1) more: ]", .faint)]
    }

    // MARK: - Side by side

    private func rowsBeside(_ panels: [[InkedLine]], _ height: Int) -> [InkedLine] {
        (0..<max(height, 0)).map { row in
            beside(panels.map { $0.indices.contains(row) ? $0[row] : InkedLine() })
        }
    }

    private func beside(_ cells: [InkedLine]) -> InkedLine {
        cells.enumerated().reduce(InkedLine()) { line, cell in
            line + (cell.offset == 0 ? InkedLine() : Self.border)
                + cell.element.fitted(to: width)
        }
    }

    private func rule(_ stroke: String, joint: String) -> InkedLine {
        let part = String(repeating: stroke, count: width)
        let whole = shown.map { _ in part }.joined(separator: "\(stroke)\(joint)\(stroke)")
        return InkedLine(whole, .faint)
    }

    private func padded(_ lines: [InkedLine], _ height: Int) -> [InkedLine] {
        (0..<max(height, 0)).map { lines.indices.contains($0) ? lines[$0] : InkedLine() }
    }
}

extension String {
    /// The message in one line.
    fileprivate var onOneLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
