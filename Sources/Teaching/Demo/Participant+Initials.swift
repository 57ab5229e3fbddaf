internal import Tracing

extension Participant {
    /// The abbreviation for narrow columns: the capitals of the name, or more letters if another
    /// participant has the same ones.
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
