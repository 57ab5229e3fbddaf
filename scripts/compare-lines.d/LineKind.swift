/// What a line of Swift source holds, in the words of `archbench lines --by line`.
enum LineKind: String, Decodable {
    case code
    case comment
    case blank
}
