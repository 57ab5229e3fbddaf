/// The accessibility identifiers of the elements of the panel.
package enum PanelElement {
    // @for element in elements
    // @= element.identifier: "caption"
    package static let caption = "caption"
    // @end
    // @sample
    package static let press = "press"
    // @end
}
