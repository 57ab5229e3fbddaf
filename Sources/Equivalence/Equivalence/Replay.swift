internal import AppSupport
internal import Foundation
internal import HeadlessKitDriver
package import Scenarios

/// Plays a scenario and prints the screen after each line.
@MainActor
package struct Replay {
    /// The format of the output for each line.
    package enum Format: String, Sendable, Codable {
        /// One line of JSON.
        case json
        /// The event, and the screen as text.
        case text
        /// The event, and the changed lines of the screen.
        case changes
    }

    private let subjects: [Subject]
    private let format: Format
    /// The last printed screen.
    private var drawn: [String] = []

    /// - Parameter subjects: the subjects play in lockstep; the printed screen is that of the first
    ///   one.
    package init(subjects: [Subject], format: Format) {
        self.subjects = subjects
        self.format = format
    }

    /// Plays a scenario, to the end or the first difference.
    ///
    /// - Parameter write: receives the output for each line of the scenario.
    /// - Returns: the difference, or a leaked object.
    package mutating func play(_ scenario: Scenario, write: (String) -> Void) -> Difference? {
        let play = StepPlay(subjects: subjects, opening: scenario.opening)
        write(answer(to: nil, number: 0, play))
        if let difference = play.compareOpenings() { return difference }
        for (index, event) in scenario.events.enumerated() {
            let difference = play.perform(event)
            write(answer(to: event, number: index + 1, play))
            if let difference { return difference }
        }
        return play.close()
    }

    /// Returns the output for an event.
    ///
    /// - Parameter event: `nil` for the opening.
    private mutating func answer(
        to event: ScenarioEvent?,
        number: Int,
        _ play: StepPlay
    ) -> String {
        switch format {
        case .json: line(event: number, play, isClose: event == .close)
        case .text, .changes: drawing(of: event, play)
        }
    }

    private mutating func drawing(of event: ScenarioEvent?, _ play: StepPlay) -> String {
        let title = event.map(ScenarioWriter.line) ?? "opened"
        let ignored = event == nil ? nil : play.ignoredReason.map { "ignored: \($0)" }
        let living = event == .close ? play.livingCount.map { "\($0) objects alive" } : nil
        let screen = ScreenText.lines(for: play.baseline.screen)
        let shown =
            format == .changes && event != nil
            ? Self.changes(from: drawn, to: screen) : screen.map { "  \($0)" }
        drawn = screen
        let lines = ["▸ \(title)"] + [ignored, living].compactMap(\.self) + shown
        return lines.map(Self.withoutTrailingSpace).joined(separator: "\n") + "\n"
    }

    /// Returns a line without trailing spaces; a label without text is an empty line.
    private static func withoutTrailingSpace(_ line: String) -> String {
        String(line.prefix(line.reversed().drop { $0 == " " }.count))
    }

    /// Returns the removed and the added lines, in the order of the screen.
    private static func changes(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        var removals: [Int: String] = [:]
        var insertions: [Int: String] = [:]
        for change in difference {
            switch change {
            case .remove(let offset, let line, _): removals[offset] = line
            case .insert(let offset, let line, _): insertions[offset] = line
            }
        }
        var lines: [String] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if let line = removals[oldIndex] {
                lines.append("- \(line)")
                oldIndex += 1
            } else if let line = insertions[newIndex] {
                lines.append("+ \(line)")
                newIndex += 1
            } else {
                oldIndex += 1
                newIndex += 1
            }
        }
        return lines
    }

    private func line(event: Int, _ play: StepPlay, isClose: Bool = false) -> String {
        let observation = play.baseline
        let answer = Answer(
            event: event,
            ignored: event == 0 ? nil : play.ignoredReason,
            screen: observation.screen.map(Answer.EncodedElement.init),
            routes: observation.routes.map(\.description),
            alive: isClose ? play.livingCount : nil,
            counts: observation.counts
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers without JSON form, and an answer contains only integers.
        return (try? encoder.encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The JSON form of an answer.
    private struct Answer: Encodable {
        struct EncodedElement: Encodable {
            let id: String
            let kind: String
            let text: String
            let enabled: Bool?
            let image: String?
            let style: [[String: String]]?

            init(_ element: Element) {
                id = element.id
                kind = element.kind.rawValue
                text = element.text
                enabled = element.isEnabled
                image = element.image
                style = element.style?.map { [$0.style: $0.text] }
            }
        }

        let event: Int
        let ignored: String?
        let screen: [EncodedElement]
        let routes: [String]
        let alive: Int?
        /// Each counter has its own key.
        let counts: [String: Int]

        private enum CodingKeys: CodingKey {
            case event, ignored, screen, routes, alive
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(event, forKey: .event)
            try container.encodeIfPresent(ignored, forKey: .ignored)
            try container.encode(screen, forKey: .screen)
            try container.encode(routes, forKey: .routes)
            try container.encodeIfPresent(alive, forKey: .alive)
            try counts.encode(to: encoder)
        }
    }
}
