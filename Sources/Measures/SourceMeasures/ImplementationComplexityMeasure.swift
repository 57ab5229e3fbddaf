package import InputFiles
package import Matrix
internal import SwiftSource

/// Measures the complexity of implementations.
package struct ImplementationComplexityMeasure: Sendable {
    private let packageRoot: String

    /// - Parameter packageRoot: the folder that contains `Sources`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }

    /// Measures the functions of one implementation.
    package func measure(_ implementation: Implementation) throws(ApplicationError)
        -> ImplementationComplexity
    {
        var located: [Located] = []
        for file in try ImplementationFiles(packageRoot: packageRoot).sources(
            in: implementation.sourcePath
        ) {
            let functions = ComplexityCounter().functions(in: file.bytes)
            located += functions.map { Located(function: $0, file: file.path) }
        }
        let byRole = Dictionary(grouping: located) {
            implementation.architecture.role(ofFile: $0.file)
        }
        return ImplementationComplexity(
            implementation: implementation,
            roles: Role.all.compactMap { role in
                byRole[role].map {
                    ImplementationComplexity.OfRole(role: role, values: values(of: $0))
                }
            },
            total: values(of: located)
        )
    }

    /// A function and its position.
    private struct Located {
        let function: FunctionComplexity
        let file: String

        func peak(_ value: Int) -> ComplexityValues.Peak {
            ComplexityValues.Peak(
                value: value,
                function: function.name,
                file: file,
                line: function.line
            )
        }
    }

    private func values(of located: [Located]) -> ComplexityValues {
        func first(of value: (FunctionComplexity) -> Int) -> ComplexityValues.Peak? {
            let largest = located.map { value($0.function) }.max()
            return located.first { value($0.function) == largest }
                .map { $0.peak(value($0.function)) }
        }
        return ComplexityValues(
            functions: located.count,
            complexity: located.reduce(0) { $0 + $1.function.complexity },
            mostComplex: first(of: \.complexity),
            deepest: first(of: \.nesting)
        )
    }
}
