internal import Tracing

extension Participant {
    /// What stands for it where there is no room: the capitals of its name, or more of its letters
    /// where an earlier one has these.
    var initials: String { Self.allInitials[self] ?? title }

    private static let allInitials: [Participant: String] = {
        var initials: [Participant: String] = [:]
        for participant in all {
            let title = participant.title
            let capitals = title.filter(\.isUppercase)
            let candidates = [capitals] + (2...title.count).map { String(title.prefix($0)) }
            let isFree = { (word: String) in !initials.values.contains(word) }
            initials[participant] = candidates.first(where: isFree) ?? title
        }
        return initials
    }()
}
