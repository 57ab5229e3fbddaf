/// The lines of a source, which end with LF, CR or CRLF.
struct SourceLines {
    /// The index of the first byte of each line.
    let starts: [Int]

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        var starts: [Int] = []
        var index = 0
        while index < bytes.count {
            starts.append(index)
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            let isPair = index + 1 < bytes.count && bytes[index] == 0x0D && bytes[index + 1] == 0x0A
            index += isPair ? 2 : 1
        }
        self.bytes = bytes
        self.starts = starts
    }

    var count: Int { starts.count }

    /// The text of a line without its ending; the first line is 0.
    func text(of line: Int) -> String {
        guard starts.indices.contains(line) else { return "" }
        let content = bytes[starts[line]...].prefix { $0 != 0x0A && $0 != 0x0D }
        return String(decoding: content, as: UTF8.self)
    }
}
