internal import Foundation
package import InputFiles

/// The Swift toolchain that is first on PATH.
package struct SwiftToolchain: Sendable {
    /// The oldest version that archbench's own sources need.
    package static let oldestVersion = "6.2"

    /// The path of `swift`.
    package let swift: String
    /// The version text, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String
    /// The folder `usr` of the toolchain, which contains the matching tools and libraries.
    let root: String

    /// The part of the answer to `swift -print-target-info` that is needed.
    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let compilerVersion: String
        let paths: Paths
    }

    /// Finds `swift`, its version and its toolchain.
    ///
    /// The folder comes from the compiler, because `swift` may be a program that forwards to the
    /// compiler, as swiftly and Xcode install it.
    ///
    /// - Parameter path: the folders to search, separated by colons, like the variable PATH.
    /// - Throws: ``ApplicationError`` if it is missing or older than ``oldestVersion``.
    package static func find(path: String) async throws(ApplicationError) -> SwiftToolchain {
        let folders = path.split(separator: ":").map(String.init)
        let candidates = folders.map { $0 + "/swift" }
        guard let swift = candidates.first(where: isProgram) else {
            throw .notFound(tool: "swift", searched: folders)
        }
        let output = try await ChildProcess(swift, ["-print-target-info"]).output()
        // A forwarding program may print a notice before the answer.
        let start = output.firstIndex(of: UInt8(ascii: "{")) ?? output.startIndex
        let info = try? JSONDecoder().decode(TargetInfo.self, from: output[start...])
        let version = info?.compilerVersion ?? ""
        let words = version.split(separator: " ")
        guard
            let info,
            let index = words.firstIndex(of: "version"), index + 1 < words.endIndex
        else {
            let text = info?.compilerVersion ?? String(decoding: output, as: UTF8.self)
            let line = text.split(whereSeparator: \.isNewline).first
            throw .unknownVersion(
                tool: "swift",
                path: swift,
                output: line.map(String.init) ?? "nothing"
            )
        }
        let number = String(words[index + 1])
        guard isAtLeast(oldestVersion, number) else {
            throw .tooOld(tool: "swift", path: swift, found: number, needed: oldestVersion)
        }
        // The resources are in usr/lib/swift.
        let root = URL(fileURLWithPath: info.paths.runtimeResourcePath)
            .deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL.path
        return SwiftToolchain(swift: swift, version: version, root: root)
    }

    /// Returns the path of a tool of this toolchain. Tools elsewhere on PATH may have another
    /// version, which cannot read the files of this one.
    ///
    /// - Throws: ``ApplicationError/notFound(tool:searched:)``.
    package func tool(_ name: String) throws(ApplicationError) -> String {
        let folder = "\(root)/bin"
        let path = "\(folder)/\(name)"
        guard Self.isProgram(path) else { throw .notFound(tool: name, searched: [folder]) }
        return path
    }

    /// Returns the path of a library of this toolchain.
    ///
    /// - Parameter name: the name without the suffix, which depends on the system.
    /// - Throws: ``ApplicationError/notFound(tool:searched:)``.
    package func library(_ name: String) throws(ApplicationError) -> String {
        let file = Platform.libraryFile(name)
        let libraries = "\(root)/lib"
        let path = "\(libraries)/\(file)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw .notFound(tool: file, searched: [libraries])
        }
        return path
    }

    /// Returns whether the path is an executable file. A folder can be executable, too, such as one
    /// named `swift` with the compiler's sources.
    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }

    private static func isAtLeast(_ needed: String, _ found: String) -> Bool {
        func parts(_ version: String) -> [Int] {
            version.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        }
        return !parts(found).lexicographicallyPrecedes(parts(needed))
    }
}
