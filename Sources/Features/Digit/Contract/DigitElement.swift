/// What the elements of the digit are found by.
package enum DigitElement {
    package static let digit = "digit"
    package static let next = "next"
}
