@testable internal import Mutation

/// Returns the mutants of a source, each as its operator and the code that it changes.
func mutants(of source: String) -> [String] {
    SiteFinder.sites(in: Array(source.utf8)).map { site in
        let code = String(decoding: Array(source.utf8)[site.range], as: UTF8.self)
        return "\(site.mutationOperator.rawValue): \(code)"
    }
}

/// Returns the code that one operator changes in a source.
func code(changedBy mutationOperator: MutationOperator, in source: String) -> [String] {
    SiteFinder.sites(in: Array(source.utf8)).filter { $0.mutationOperator == mutationOperator }.map
    {
        String(decoding: Array(source.utf8)[$0.range], as: UTF8.self)
    }
}
