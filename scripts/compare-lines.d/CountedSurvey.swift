/// What `archbench lines --by line --json` prints, as far as it is compared.
struct CountedSurvey: Decodable {
    /// One file and the kind of each of its lines.
    struct File: Decodable {
        let path: String
        let kinds: [LineKind]
    }

    let files: [File]
}
