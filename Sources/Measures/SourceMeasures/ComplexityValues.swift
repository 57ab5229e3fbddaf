/// The complexity of a group of functions.
package struct ComplexityValues: Hashable, Sendable, Codable {
    /// The function with the largest value of a metric.
    package struct Peak: Hashable, Sendable, Codable {
        /// The value of the metric.
        package let value: Int
        /// The qualified name, such as `BlogsPresenter.like(_:)`.
        package let function: String
        /// The path of its file, from the package's root.
        package let file: String
        /// The line number, from 1.
        package let line: Int

        package init(value: Int, function: String, file: String, line: Int) {
            self.value = value
            self.function = function
            self.file = file
            self.line = line
        }
    }

    /// The number of functions.
    package let functions: Int

    /// The sum of the cyclomatic complexities. It grows with the number of functions, because each
    /// is at least 1.
    package let complexity: Int

    /// The function with the largest complexity, the first of equals; `nil` without functions.
    package let mostComplex: Peak?

    /// The function with the deepest nesting, the first of equals; `nil` without functions.
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
