/// The accessibility identifiers of the elements of the digit.
package enum DigitElement {
    package static let digit = "digit"
    package static let next = "next"
}
