package import InputFiles

/// The names of the functions in an executable of Linux.
///
/// Source: Tool Interface Standard, "Executable and Linking Format", version 1.2; the 64-bit layout
/// as in `elf.h`.
package struct SymbolTable: Sendable {
    private struct Symbol {
        let address: Int
        let size: Int
        /// The offset of its name in the file.
        let name: Int
    }

    private static let notAnExecutable = ApplicationError.failed(
        "the program is not a 64-bit little-endian ELF file"
    )

    private let bytes: [UInt8]
    /// The symbols in ascending order of address.
    private let symbols: [Symbol]

    /// - Parameter bytes: the contents of the complete file.
    package init(bytes: [UInt8]) throws(ApplicationError) {
        self.bytes = bytes
        let file = ELFFile(bytes: bytes)
        guard file.isSupported else { throw Self.notAnExecutable }
        guard let sections = file.symbolSections else {
            throw .failed("the program has no symbols")
        }
        let entrySize = 24
        var symbols: [Symbol] = []
        for index in 0..<(sections.symbols.size / entrySize) {
            let entry = sections.symbols.offset + index * entrySize
            guard
                let name = file.integer(at: entry, bytes: 4),
                let info = file.integer(at: entry + 4, bytes: 1),
                let address = file.integer(at: entry + 8, bytes: 8),
                let size = file.integer(at: entry + 16, bytes: 8)
            else { continue }
            // The lower half is the type of the symbol; 2 is a function.
            guard info & 0xF == 2, size > 0 else { continue }
            symbols.append(
                Symbol(address: address, size: size, name: sections.names.offset + name)
            )
        }
        guard !symbols.isEmpty else { throw .failed("the program has no symbols") }
        // A function may have several names; the first one in the file is used.
        self.symbols = symbols.sorted { $0.address < $1.address }
    }

    /// Returns the mangled name of the function at an address.
    ///
    /// - Parameter address: relative to the load address of the executable.
    package func function(at address: Int) -> String? {
        var low = 0
        var high = symbols.count
        while low < high {
            let middle = (low + high) / 2
            if symbols[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let last = symbols[low - 1]
        guard address - last.address < last.size else { return nil }
        let first = symbols[..<low].lastIndex { $0.address != last.address }.map { $0 + 1 } ?? 0
        guard symbols[first].name < bytes.count else { return nil }
        return String(decoding: bytes[symbols[first].name...].prefix { $0 != 0 }, as: UTF8.self)
    }
}
