/// The accessibility identifiers of the elements of the screen.
package enum DeskElement {
    package static let loading = "guest.loading"
    package static let error = "guest.error"
    package static let retry = "guest.retry"
    package static let caption = "caption"
    package static let press = "press"
    package static let leave = "leave"
    package static let guide = "guide"
}
