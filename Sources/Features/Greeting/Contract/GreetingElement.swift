/// The accessibility identifiers of the elements of the greeting.
package enum GreetingElement {
    package static let greeting = "greeting"
    package static let showGreeting = "show-greeting"
}
