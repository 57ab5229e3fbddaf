/// What the elements of the greeting are found by.
package enum GreetingElement {
    package static let greeting = "greeting"
    package static let showGreeting = "show-greeting"
}
