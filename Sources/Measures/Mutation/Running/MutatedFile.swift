internal import Matrix

/// A source file with its mutants.
struct MutatedFile {
    let implementation: Implementation
    /// The path from the package's root.
    let path: String
    let source: [UInt8]
    /// The mutation sites with the numbers that select them.
    private(set) var sites: [(number: Int, site: MutationSite)]

    /// - Parameter firstNumber: the number of the first mutant; the others follow.
    init(implementation: Implementation, path: String, source: [UInt8], firstNumber: Int) {
        self.implementation = implementation
        self.path = path
        self.source = source
        sites = SiteFinder.sites(in: source).enumerated().map { (firstNumber + $0, $1) }
    }

    /// The source with all mutants.
    var text: [UInt8] { mutated.text }

    private var mutated: MutatedSource {
        MutatedSource(
            source,
            sites.map { ($0.site, "\(MutantChoice.function)(\($0.number))") }
        )
    }

    func mutant(of site: MutationSite) -> Mutant {
        let code = source[site.range].prefix { $0 != UInt8(ascii: "\n") }
        return Mutant(
            mutationOperator: site.mutationOperator,
            file: path.split(separator: "/").last.map(String.init) ?? path,
            line: line(of: site.range.lowerBound),
            code: String(decoding: code, as: UTF8.self)
        )
    }

    /// Removes the mutants that cause compile errors, and returns their number.
    mutating func removeMutants(causing errors: Set<CompilerError>) -> Int {
        if errors.isEmpty || sites.isEmpty { return 0 }
        let causes = ErrorCauses(source, sites, mutated)
        let numbers = Set(errors.flatMap(causes.causes))
        sites.removeAll { numbers.contains($0.number) }
        return numbers.count
    }

    private func line(of offset: Int) -> Int {
        source[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
}
