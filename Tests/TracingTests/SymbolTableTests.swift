internal import Foundation
internal import InputFiles
internal import Testing
internal import Tracing

@Suite("The symbols of an executable")
struct SymbolTableTests {
    private static let notAnExecutable = ApplicationError.failed(
        "the program is not a 64-bit little-endian ELF file"
    )

    private struct Symbol {
        var name: Int
        var kind = 2
        var address: Int
        var size: Int
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns the bytes of numbers with their widths.
    private func bytes(_ numbers: [(value: Int, width: Int)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in numbers {
            for index in 0..<number.width {
                bytes.append(UInt8(truncatingIfNeeded: number.value >> (8 * index)))
            }
        }
        return bytes
    }

    private func section(_ type: Int, _ offset: Int, _ size: Int, link: Int) -> [UInt8] {
        bytes([(0, 4), (type, 4), (0, 8), (0, 8), (offset, 8), (size, 8), (link, 4), (0, 4)])
            + [UInt8](repeating: 0, count: 16)
    }

    /// Returns an ELF file with a header, names, symbols and three section headers.
    private func file(_ symbols: [Symbol], type: Int = 2) -> [UInt8] {
        let strings = Array("\0first\0second\0".utf8)
        var table: [UInt8] = []
        for symbol in symbols {
            let info = 0x10 | symbol.kind
            table += bytes([(symbol.name, 4), (info, 1), (0, 3), (symbol.address, 8)])
            table += bytes([(symbol.size, 8)])
        }
        let headers = 64 + strings.count + table.count
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
        file += bytes([(0, 8), (0, 8), (0, 8), (0, 8), (0, 2), (headers, 8), (0, 8), (0, 2)])
        file += bytes([(64, 2), (3, 2), (0, 2)])
        file += strings
        file += table
        file += section(0, 0, 0, link: 0)
        file += section(type, 64 + strings.count, table.count, link: 2)
        file += section(3, 64, strings.count, link: 0)
        return file
    }

    @Test("An address belongs to the function whose range includes it")
    func lookup() throws {
        let table = try SymbolTable(
            bytes: file([
                Symbol(name: 7, address: 0x200, size: 0x20),
                Symbol(name: 1, address: 0x100, size: 8),
            ])
        )
        let expected: [(Int, String?)] = [
            (0xFF, nil), (0x100, "first"), (0x107, "first"), (0x108, nil), (0x1FF, nil),
            (0x200, "second"), (0x21F, "second"), (0x220, nil), (.max, nil), (-1, nil),
        ]
        for (address, name) in expected { #expect(table.function(at: address) == name) }
    }

    @Test("The first of several function names at an address is used")
    func several() throws {
        let table = try SymbolTable(
            bytes: file([
                Symbol(name: 1, kind: 1, address: 0x100, size: 64),
                Symbol(name: 7, address: 0x100, size: 8), Symbol(name: 1, address: 0x100, size: 8),
                Symbol(name: 1, address: 0x300, size: 0),
            ])
        )
        #expect(table.function(at: 0x104) == "second")
        #expect(table.function(at: 0x110) == nil)
        #expect(table.function(at: 0x300) == nil)
    }

    @Test("A stripped file and a file of another format are errors")
    func failures() {
        #expect(throws: ApplicationError.failed("the program has no symbols")) {
            try SymbolTable(bytes: file([]))
        }
        #expect(throws: ApplicationError.failed("the program has no symbols")) {
            try SymbolTable(bytes: file([Symbol(name: 1, address: 1, size: 1)], type: 11))
        }
        #expect(throws: Self.notAnExecutable) { try SymbolTable(bytes: []) }
        #expect(throws: Self.notAnExecutable) {
            try SymbolTable(bytes: Array("#!/bin/sh".utf8))
        }
    }

    @Test("A truncated or damaged file does not crash")
    func damaged() {
        let whole = file([Symbol(name: 1, address: 0x100, size: 8)])
        for count in 0..<whole.count { _ = try? SymbolTable(bytes: Array(whole.prefix(count))) }
        for index in whole.indices {
            var damaged = whole
            damaged[index] = 0xFF
            _ = try? SymbolTable(bytes: damaged).function(at: 0x100)
        }
    }

    #if os(Linux)
        @Test("The running program has symbols")
        func own() throws {
            let file = try #require(FileManager.default.contents(atPath: "/proc/self/exe"))
            _ = try SymbolTable(bytes: Array(file))
        }
    #endif
}
