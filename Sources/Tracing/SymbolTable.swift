/// The names of the functions in an executable of Linux.
///
/// Source: Tool Interface Standard, "Executable and Linking Format", version 1.2; the 64-bit layout
/// as in `elf.h`.
package struct SymbolTable: Sendable {
    /// Why a file has no symbols to read.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notAnExecutable
        case noSymbols

        package var description: String {
            switch self {
            case .notAnExecutable: "the program is not a 64-bit little-endian ELF file"
            case .noSymbols: "the program has no symbols"
            }
        }
    }

    private struct Symbol {
        let address: Int
        let size: Int
        /// Where its name begins in the file.
        let name: Int
    }

    private let bytes: [UInt8]
    /// In ascending order of address.
    private let symbols: [Symbol]

    /// - Parameter bytes: the whole file.
    package init(bytes: [UInt8]) throws(Failure) {
        self.bytes = bytes
        let file = ELFFile(bytes: bytes)
        guard file.isSupported else { throw .notAnExecutable }
        guard let sections = file.symbolSections else { throw .noSymbols }
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
            // The lower half says what a symbol is of; 2 is a function.
            guard info & 0xF == 2, size > 0 else { continue }
            symbols.append(
                Symbol(address: address, size: size, name: sections.names.offset + name)
            )
        }
        guard !symbols.isEmpty else { throw .noSymbols }
        // Several names may stand for one function; then the first in the file is taken.
        self.symbols = symbols.enumerated()
            .sorted { ($0.element.address, $0.offset) < ($1.element.address, $1.offset) }
            .map(\.element)
    }

    /// The name of the function that an address lies in, as the compiler wrote it.
    ///
    /// - Parameter address: counted from where the executable is loaded.
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
