internal import Foundation
internal import InputFiles
internal import Structure
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The index of the compiler")
struct SourceIndexTests {
    private static let library = """
        public struct Person { public var name: String
            public init(name: String) { self.name = name } }
        """

    private static let shelf = """
        import People

        final class Shelf<Item: Named> {
            var observed = 1 { didSet { refresh() } }
            let title = "shelf"
            init() {}
            deinit {}
            func refresh() {
                func local() -> String { Person(name: "Ada").name }
                print(local())
            }
            subscript(index: Int) -> Int { index }
            static func == (left: Shelf, right: Shelf) -> Bool { true }
            enum Size { case small(Person), large }
        }
        protocol Named { var name: String { get }; func rename() }
        struct Label { let text: String }
        typealias Owner = Person
        #if NEVER
            struct Inactive {}
        #endif
        """

    /// A package with a library and a module that uses it.
    private func package() async throws -> CompiledPackage {
        let package = try await CompiledPackage()
        try await package.compile("People", ["Sources/People/Person.swift": Self.library])
        try await package.compile("Shop", ["Sources/Shop/Shelf.swift": Self.shelf])
        return package
    }

    @Test("A symbol has its name, kind, module, file and line")
    func symbols() async throws {
        let package = try await package()
        defer { package.remove() }
        let index = try package.index(of: "Sources/Shop")
        let label = try #require(index.symbols.values.first { $0.name == "Label" })
        #expect(label.kind == .struct)
        #expect(label.module == "Shop")
        #expect(label.file == "Sources/Shop/Shelf.swift")
        #expect(label.line == 17)
        #expect(label.parent == nil)
        let size = try #require(index.symbols.values.first { $0.name == "Size" })
        #expect(size.parent.flatMap { index.symbols[$0] }?.name == "Shelf")
        #expect(index.imports.map(\.name) == ["People"])
        #expect(!index.symbols.values.contains { $0.name == "Inactive" })
    }

    @Test("Declarations are counted by kind, without implicit ones")
    func counts() async throws {
        let package = try await package()
        defer { package.remove() }
        let counts = DeclarationCounts(try package.index(of: "Sources/Shop").symbols.values)
        #expect(counts.classes == 1)
        #expect(counts.structs == 1)
        #expect(counts.enums == 1)
        #expect(counts.types == 3)
        #expect(counts.protocols == 1)
        // init, deinit, refresh, == and the required rename, but neither didSet nor local
        // functions.
        #expect(counts.functions == 5)
        // observed, title, the subscript, the required name and text.
        #expect(counts.properties == 5)
    }

    @Test("A reference without a relation belongs to the declaration before it")
    func references() async throws {
        let package = try await package()
        defer { package.remove() }
        let index = try package.index(of: "Sources")
        func containers(_ name: String) -> Set<String> {
            let symbols = index.symbols.filter { $0.value.name == name }.keys
            return Set(
                index.references.filter { symbols.contains($0.symbol) && $0.module == "Shop" }
                    .compactMap { $0.container.flatMap { index.symbols[$0] }?.name }
            )
        }
        // A local function, a payload and the right side of an alias.
        #expect(containers("Person") == ["refresh()", "small(_:)", "Owner"])
        // A generic constraint.
        #expect(containers("Named") == ["Shelf"])
    }

    @Test("Only requested folders are read")
    func folders() async throws {
        let package = try await package()
        defer { package.remove() }
        let shop = try package.index(of: "Sources/Shop")
        #expect(Set(shop.symbols.values.map(\.module)) == ["Shop"])
        let all = try package.index(of: "Sources")
        #expect(Set(all.symbols.values.map(\.module)) == ["People", "Shop"])
        #expect(try package.index(of: "Sour").symbols.isEmpty)
    }

    @Test("Symbols of deleted files and of older builds are excluded")
    func stale() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compile(
            "Shop",
            ["Sources/Shop/A.swift": "struct A {}", "Sources/Shop/B.swift": "struct B {}"]
        )
        try FileManager.default.removeItem(atPath: "\(package.folder.path)/Sources/Shop/B.swift")
        try await package.compile("Store", ["Sources/Shop/A.swift": "struct C {}"])
        let index = try package.index(of: "Sources")
        #expect(index.symbols.values.filter { $0.kind == .struct }.map(\.name) == ["C"])
        #expect(index.symbols.values.allSatisfy { $0.module == "Store" })
    }

    @Test("A file without declarations adds nothing")
    func emptyFile() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        try await package.compile(
            "Shop",
            [
                "Sources/Shop/A.swift": "struct A {}",
                "Sources/Shop/B.swift": "#if os(Windows)\nstruct B {}\n#endif",
            ]
        )
        let symbols = try package.index(of: "Sources").symbols.values
        #expect(symbols.filter { $0.kind == .struct }.map(\.name) == ["A"])
    }

    // MARK: - What can be missing

    @Test("Missing or damaged libraries, stores and units have different errors")
    func failures() async throws {
        let package = try await package()
        defer { package.remove() }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let library = try await SwiftToolchain.find(path: path).library("libIndexStore")
        let root = package.folder.path
        let store = "\(root)/scratch/debug/index/store"
        func failure(store: String, library: String) -> ApplicationError? {
            do throws(ApplicationError) {
                _ = try SourceIndex.read(
                    store: store,
                    library: library,
                    root: root,
                    folders: ["Sources"]
                )
                return nil
            } catch {
                return error
            }
        }
        let none = failure(store: "\(root)/none", library: library)
        #expect(none?.description == "\(root)/none contains no index; a debug build writes one")
        let missing = failure(store: store, library: "\(root)/lib.so")
        let reason = "\(root)/lib.so, which reads the compiler's index, could not be loaded: "
        #expect(missing?.description.hasPrefix(reason) == true)
        let records = "\(store)/v5/records"
        for name in try FileManager.default.subpathsOfDirectory(atPath: records)
        where name.contains(".swift") {
            try Data("damaged".utf8).write(to: URL(fileURLWithPath: "\(records)/\(name)"))
        }
        let unreadable = failure(store: store, library: library)
        #expect(unreadable?.description.contains("could not be read: the record") == true)
        let units = "\(store)/v5/units"
        for name in try FileManager.default.contentsOfDirectory(atPath: units) {
            try Data("damaged".utf8).write(to: URL(fileURLWithPath: "\(units)/\(name)"))
        }
        let damaged = failure(store: store, library: library)
        #expect(damaged?.description.contains("could not be read: a unit is damaged") == true)
    }
}
