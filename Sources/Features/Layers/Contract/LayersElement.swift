/// The accessibility identifiers of the elements of the screen.
package enum LayersElement {
    package static let greeting = "greeting"
    package static let showGreeting = "show-greeting"
}
