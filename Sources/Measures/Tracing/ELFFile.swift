/// A reader of symbols in a file in the Executable and Linking Format.
struct ELFFile {
    /// A section of the file.
    struct Section {
        let offset: Int
        let size: Int
    }

    let bytes: [UInt8]

    /// Indicates whether the file has this format with 64 bits and little-endian numbers.
    var isSupported: Bool { bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

    /// The sections of symbols and of their names; `nil` if the file has none.
    var symbolSections: (symbols: Section, names: Section)? {
        guard
            let table = integer(at: 0x28, bytes: 8),
            let headerSize = integer(at: 0x3A, bytes: 2),
            let count = integer(at: 0x3C, bytes: 2)
        else { return nil }
        for index in 0..<count {
            let header = table + index * headerSize
            // Type 2 is the complete table; the dynamic one contains only exported symbols.
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

    /// Returns a little-endian number of 1, 2, 4 or 8 bytes; `nil` beyond the end, or if it is larger
    /// than any number in such a file.
    func integer(at offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let value: UInt64 =
            switch count {
            case 1: UInt64(number(at: offset, as: UInt8.self))
            case 2: UInt64(number(at: offset, as: UInt16.self))
            case 4: UInt64(number(at: offset, as: UInt32.self))
            default: number(at: offset, as: UInt64.self)
            }
        // Sums and products of two such numbers do not overflow.
        return value < 1 << 48 ? Int(value) : nil
    }

    private func number<Number: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as type: Number.Type
    ) -> Number {
        Number(
            littleEndian: bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: offset, as: type)
            }
        )
    }
}
