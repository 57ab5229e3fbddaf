/// How complex some functions are together.
package struct ComplexityFigures: Hashable, Sendable, Codable {
    /// The function that stands out in something.
    package struct Peak: Hashable, Sendable, Codable {
        /// The figure in which it stands out.
        package let value: Int
        /// With the names around it, as `BlogsPresenter.like(_:)`.
        package let function: String
        /// The path of its file, from the package's root.
        package let file: String
        /// The first line of the file being 1.
        package let line: Int

        package init(value: Int, function: String, file: String, line: Int) {
            self.value = value
            self.function = function
            self.file = file
            self.line = line
        }
    }

    /// How many functions there are.
    package let functions: Int

    /// The sum of their cyclomatic complexities; it grows with their number, since each is at
    /// least 1.
    package let complexity: Int

    /// The function of the largest complexity, the first of equals; `nil` without functions.
    package let mostComplex: Peak?

    /// The function of the deepest nesting, the first of equals; `nil` without functions.
    package let deepest: Peak?

    /// The mean complexity of a function; `nil` without functions.
    package var mean: Double? {
        functions == 0 ? nil : Double(complexity) / Double(functions)
    }

    package init(functions: Int, complexity: Int, mostComplex: Peak?, deepest: Peak?) {
        self.functions = functions
        self.complexity = complexity
        self.mostComplex = mostComplex
        self.deepest = deepest
    }
}
