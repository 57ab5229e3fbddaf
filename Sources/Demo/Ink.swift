internal import Matrix
internal import Tracing

/// What a piece of text is, and so how it is drawn.
package enum Ink: Hashable, Sendable {
    case plain
    /// What stands around the screens.
    case faint
    case heading
    /// What a tap would hit.
    case chosen
    /// What the last event brought.
    case new
    /// What is wrong.
    case alarm
    /// The calls of a participant, by its place among all.
    case participant(Int)

    static func of(_ participant: Participant) -> Ink {
        switch participant {
        case .kit, .service: .faint
        case .role: .participant(Participant.all.firstIndex(of: participant) ?? 0)
        }
    }

    /// The parameters of "Select Graphic Rendition" (ECMA-48, 8.3.117).
    ///
    /// - Parameter isColoured: whether colours may be used; what is chosen stands out in any case.
    func parameters(isColoured: Bool) -> String {
        switch self {
        case .plain: "0"
        case .heading: "1"
        case .chosen: "7"
        case .faint: isColoured ? "2" : "0"
        case .new: isColoured ? "32" : "0"
        case .alarm: isColoured ? "1;31" : "1"
        // Six colours: neither black nor white, of which one is the background.
        case .participant(let place): isColoured ? "\(31 + place % 6)" : "0"
        }
    }
}
