internal import Foundation
internal import Structure
internal import TemporaryFolders
internal import Toolchain

/// A folder with the sources of some modules, compiled with an index.
struct CompiledPackage {
    let folder: TemporaryFolder
    private let toolchain: SwiftToolchain
    private let compiler: String

    init() async throws {
        folder = try TemporaryFolder()
        toolchain = try await Self.found.value
        compiler = try toolchain.tool("swiftc")
    }

    /// The toolchain of all packages, which is found once.
    private static let found = Task {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try await SwiftToolchain.find(path: path)
    }

    func remove() { folder.remove() }

    /// Compiles a module after the stand-ins that it imports.
    ///
    /// - Parameter sources: the texts of the files by their paths in the folder of the package.
    func compile(_ module: String, _ sources: [String: String]) async throws {
        for (file, text) in sources {
            try await compileStandIns(importedBy: text)
            try folder.write(text, to: file)
        }
        let output = "out/\(UUID().uuidString)"
        try folder.write("", to: "\(output)/.keep")
        let arguments = [
            "-c", "-parse-as-library", "-swift-version", "6", "-module-name", module,
            // One process compiles all files, and still writes an entry of the index for each.
            "-whole-module-optimization", "-num-threads", "1",
            "-package-name", "stand-in", "-emit-module",
            "-emit-module-path", "\(folder.path)/modules/\(module).swiftmodule",
            "-I", "\(folder.path)/modules",
            "-index-store-path", store, "-index-ignore-system-modules",
        ]
        let files = sources.keys.sorted().map { "\(folder.path)/\($0)" }
        try folder.write("", to: "modules/.keep")
        _ = try await ChildProcess(
            compiler,
            arguments + files,
            directory: "\(folder.path)/\(output)"
        ).output()
    }

    /// Indicates whether a module of this name was compiled.
    func hasModule(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/modules/\(name).swiftmodule")
    }

    /// Removes the files in a folder of the package.
    func removeFiles(in name: String) throws {
        let path = "\(folder.path)/\(name)"
        for file in try FileManager.default.contentsOfDirectory(atPath: path) {
            try FileManager.default.removeItem(atPath: "\(path)/\(file)")
        }
    }

    /// Returns the index of the files in some folders.
    func index(of folders: String...) throws -> SourceIndex {
        try SourceIndex.read(
            store: store,
            library: try toolchain.library("libIndexStore"),
            root: folder.path,
            folders: folders
        )
    }

    private var store: String { "\(scratchFolder)/debug/index/store" }

    /// The scratch folder, in which a build writes the index.
    private var scratchFolder: String { "\(folder.path)/scratch" }

    /// The structure measurement of the compiled implementations.
    var measure: StructureMeasure {
        StructureMeasure(
            PackageBuild(
                packageRoot: folder.path,
                scratchFolder: scratchFolder,
                toolchain: toolchain
            )
        )
    }
}
