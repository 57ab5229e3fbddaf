package import Model

/// The dependencies of a digit.
package struct DigitDependencies {
    package let digitSource: any DigitSource

    package init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }
}
