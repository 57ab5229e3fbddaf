/// The compared part of the output of `archbench lines --by line --json`.
struct CountedSurvey: Decodable {
    /// One file and the kind of each of its lines.
    struct File: Decodable {
        let path: String
        let kinds: [LineKind]
    }

    let files: [File]
}
