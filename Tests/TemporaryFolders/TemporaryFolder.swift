package import Foundation

/// A folder with files for one test. The test removes it at its end.
package struct TemporaryFolder {
    package let path: String

    /// - Parameter files: the texts of the files by their paths in the folder.
    package init(_ files: [String: String] = [:]) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        path = root.path(percentEncoded: false)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    package func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and creates the folders above it.
    package func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Writes an executable shell script that replaces a tool.
    ///
    /// - Returns: its path.
    @discardableResult
    package func writeProgram(_ name: String, _ lines: String) throws -> String {
        let file = "\(path)/\(name)"
        try write("", to: name)
        // Another process writes the file. If this process wrote it, a command that another test
        // starts at the same time could inherit the open file, which then cannot be executed.
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c", #"rm "$1"; printf '%s\n' "$2" >"$1"; chmod 755 "$1""#, "sh", file,
            "#!/bin/sh\n\(lines)",
        ]
        try shell.run()
        shell.waitUntilExit()
        return file
    }

    /// Writes a shell script that replaces the `swift` of a toolchain to the folder `bin`.
    ///
    /// - Parameter lines: the commands for each call except `-print-target-info`.
    /// - Returns: its path.
    @discardableResult
    package func writeSwift(_ lines: String = "", version: String = "Swift version 6.3") throws
        -> String
    {
        let info =
            #"{"compilerVersion":"\#(version)","#
            + #""paths":{"runtimeResourcePath":"\#(path)/lib/swift"}}"#
        return try writeProgram(
            "bin/swift",
            "[ \"$1\" != -print-target-info ] || { echo '\(info)'; exit; }\n\(lines)"
        )
    }

    /// Creates a symbolic link and the folders above it.
    package func link(_ name: String, to destination: String) throws {
        let link = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: link.path(percentEncoded: false),
            withDestinationPath: destination
        )
    }

    package func data(of name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    package func text(of name: String) throws -> String {
        String(decoding: try data(of: name), as: UTF8.self)
    }

    /// Returns the names of the files and folders in the folder or in a folder below it, including
    /// hidden ones, in alphabetical order.
    package func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }
}
