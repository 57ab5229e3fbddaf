package import Model

/// What a digit needs from outside.
package struct DigitDependencies {
    package let digitSource: any DigitSource

    package init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }
}
