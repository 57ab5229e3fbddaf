/// The accessibility identifiers of the elements of the screen.
package enum DeskElement {
    package static let loading = "{item.identifier}.loading"
    package static let error = "{item.identifier}.error"
    package static let retry = "{item.identifier}.retry"
    // @for element in elements
    // @= element.identifier: "caption"
    package static let caption = "caption"
    // @end
    // @sample
    package static let press = "press"
    package static let leave = "leave"
    package static let guide = "guide"
    // @end
}
