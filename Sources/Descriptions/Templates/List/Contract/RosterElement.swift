/// The accessibility identifiers of the elements of the list of guests.
package enum RosterElement {
    // @for list in lists
    // @fragment list
    // @for element in list.above
    // @= element.identifier: "nearby"
    package static let nearby = "nearby"
    // @end
    // @sample
    package static let all = "all"
    package static let invite = "invite"
    package static let recall = "recall"
    package static let total = "total"
    // @end
    package static let list = "{list.identifier}"
    package static let loading = "{list.identifier}.loading"
    package static let error = "{list.identifier}.error"
    package static let retry = "{list.identifier}.retry"
    package static let empty = "{list.identifier}.empty"
    // @if list.hasPages
    package static let footer = "{list.identifier}.footer"
    package static let retryMore = "{list.identifier}.more.retry"
    // @end
    // @end

    /// A row, and the elements inside it.
    package enum Guest {
        // @fragment row
        package static func row(id: Int) -> String { "{list.row}.\(id)" }
        // @for element in list.elements
        // @= element.identifier: "caption"
        package static let caption = "caption"
        // @end
        // @end
        // @sample
        package static let portrait = "portrait"
        package static let leave = "leave"
        package static let praise = "praise"
        package static let dismiss = "dismiss"
        // @end
    }
    // @end
}
// @sample

package typealias GuestElement = RosterElement.Guest
// @end
