/// The kind of a source line, in the words of `archbench lines --by line`.
enum LineKind: String, Decodable {
    case code
    case comment
    case blank
}
