/// Where the symbols stand in a file in the Executable and Linking Format.
struct ELFFile {
    /// A part of the file.
    struct Section {
        let offset: Int
        let size: Int
    }

    let bytes: [UInt8]

    /// Whether it is such a file, of 64 bits and with the least significant byte first.
    var isSupported: Bool { bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

    /// The section of all symbols and the one of their names; `nil` where the file has none.
    var symbolSections: (symbols: Section, names: Section)? {
        guard
            let table = integer(at: 0x28, bytes: 8),
            let headerSize = integer(at: 0x3A, bytes: 2),
            let count = integer(at: 0x3C, bytes: 2)
        else { return nil }
        for index in 0..<count {
            let header = table + index * headerSize
            // Type 2 is the full table; the dynamic one lacks what is not exported.
            guard
                integer(at: header + 4, bytes: 4) == 2,
                let names = integer(at: header + 0x28, bytes: 4),
                let symbols = section(at: header),
                let strings = section(at: table + names * headerSize)
            else { continue }
            return (symbols, strings)
        }
        return nil
    }

    private func section(at header: Int) -> Section? {
        guard
            let offset = integer(at: header + 0x18, bytes: 8),
            let size = integer(at: header + 0x20, bytes: 8),
            offset <= bytes.count, size <= bytes.count - offset
        else { return nil }
        return Section(offset: offset, size: size)
    }

    /// A number with its least significant byte first; `nil` beyond the end, or where it is larger
    /// than any that a file of this kind needs.
    func integer(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let value = bytes[offset..<(offset + count)].reversed().reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        // Sums and products of two such numbers fit.
        return value < 1 << 48 ? Int(value) : nil
    }
}
