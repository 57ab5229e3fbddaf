/// The accessibility identifiers of the elements of the list of guests.
package enum RosterElement {
    package static let all = "all"
    package static let nearby = "nearby"
    package static let invite = "invite"
    package static let recall = "recall"
    package static let total = "total"
    package static let list = "guests"
    package static let loading = "guests.loading"
    package static let error = "guests.error"
    package static let retry = "guests.retry"
    package static let empty = "guests.empty"
    package static let footer = "guests.footer"
    package static let retryMore = "guests.footer.retry"
}

/// A row, and the elements inside it.
package enum GuestElement {
    package static func row(id: Int) -> String { "guest.\(id)" }
    package static let caption = "caption"
    package static let portrait = "portrait"
    package static let leave = "leave"
    package static let praise = "praise"
    package static let dismiss = "dismiss"
}
