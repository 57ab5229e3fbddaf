internal import Matrix
internal import Tracing

/// The meaning of a piece of text, which determines its style.
package enum Ink: Hashable, Sendable {
    case plain
    /// Text around the screens.
    case faint
    case heading
    /// The selected element.
    case chosen
    /// A change by the last event.
    case new
    /// An error.
    case alarm
    /// The calls of a participant, by its index.
    case participant(Int)

    static func of(_ participant: Participant) -> Ink {
        switch participant {
        case .kit, .service: .faint
        case .role: .participant(Participant.all.firstIndex(of: participant) ?? 0)
        }
    }

    /// Returns the parameters of "Select Graphic Rendition" (ECMA-48, 8.3.117).
    ///
    /// - Parameter isColoured: whether colours are allowed; the selection is visible without them.
    func parameters(isColoured: Bool) -> String {
        switch self {
        case .plain: "0"
        case .heading: "1"
        case .chosen: "7"
        case .faint: isColoured ? "2" : "0"
        case .new: isColoured ? "32" : "0"
        case .alarm: isColoured ? "1;31" : "1"
        // Six colours, without black and white, because one of them is the background.
        case .participant(let place): isColoured ? "\(31 + place % 6)" : "0"
        }
    }
}
