internal import Foundation
internal import HeadlessKit
package import Sameness
package import Scripts

/// Plays a script and tells after each line what the screen shows.
@MainActor
package struct Replay {
    private let subjects: [Subject]

    /// - Parameter subjects: they are played in step; the screen that is told is the first's.
    package init(subjects: [Subject]) {
        self.subjects = subjects
    }

    /// Plays a script, to the end or the first difference.
    ///
    /// - Parameter write: is given one line of JSON for each line of the script.
    /// - Returns: the difference, or an object that is left after closing.
    package func play(_ script: Script, write: (String) -> Void) -> Difference? {
        let play = StepPlay(subjects: subjects, opening: script.opening)
        write(line(event: 0, play))
        if let difference = play.compareOpenings() { return difference }
        for (index, event) in script.events.enumerated() {
            let difference = play.perform(event)
            write(line(event: index + 1, play, isClose: event == .close))
            if let difference { return difference }
        }
        return play.close()
    }

    private func line(event: Int, _ play: StepPlay, isClose: Bool = false) -> String {
        let observation = play.reference
        let answer = Answer(
            event: event,
            ignored: event == 0 ? nil : play.ignoredReason,
            screen: observation.screen.map(Answer.EncodedElement.init),
            routes: observation.routes.map(\.description),
            alive: isClose ? play.livingCount : nil
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers that JSON cannot hold, and an answer has integers alone.
        return (try? encoder.encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The shape of an answer, apart from the types that it tells about.
    private struct Answer: Encodable {
        struct EncodedElement: Encodable {
            let id: String
            let kind: String
            let text: String
            let enabled: Bool?
            let image: String?

            init(_ element: Element) {
                id = element.id
                kind = element.kind.rawValue
                text = element.text
                enabled = element.isEnabled
                image = element.image
            }
        }

        let event: Int
        let ignored: String?
        let screen: [EncodedElement]
        let routes: [String]
        let alive: Int?
    }
}
