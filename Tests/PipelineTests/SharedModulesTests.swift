internal import Foundation
internal import TemporaryFolders
internal import Testing

@testable internal import Pipeline

@Suite("What was built with other sources of the shared modules")
struct SharedModulesTests {
    private let folder: TemporaryFolder
    private let scratch: String

    init() throws {
        folder = try TemporaryFolder([
            "Sources/Subject/Model/Blog.swift": "struct Blog {}",
            "Sources/Subject/Scenarios/Script.swift": "",
            "Sources/Subject/HeadlessKit/View.swift": "", "Sources/Other/Other.swift": "",
            "Sources/Subject/ModelFormatting/Text.swift": "",
            "Sources/Subject/DataBinding/Bindable.swift": "",
            "Sources/Subject/StateManagement/Store.swift": "",
        ])
        scratch = "\(folder.path)/scratch"
    }

    private func build() throws {
        try SharedModules(packageRoot: folder.path).clearStaleBuild(in: scratch)
        if !wasBuilt { try write("scratch/a.o", "an object") }
    }

    private func write(_ path: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(path)"))
    }

    private var wasBuilt: Bool { FileManager.default.fileExists(atPath: "\(scratch)/a.o") }

    @Test("It is kept as long as these are the same, whatever happens to others")
    func keeps() throws {
        defer { folder.remove() }
        try build()
        try write("Sources/Other/Other.swift", "struct Other {}")
        try SharedModules(packageRoot: folder.path).clearStaleBuild(in: scratch)
        #expect(wasBuilt)
    }

    @Test(
        "It is taken away once where one of these changes, comes or goes",
        arguments: [
            "Sources/Subject/Model/Blog.swift", "Sources/Subject/Scenarios/New.swift",
            "Sources/Subject/HeadlessKit",
        ]
    )
    func clears(path: String) throws {
        defer { folder.remove() }
        try build()
        if path.hasSuffix(".swift") {
            try write(path, "struct Blog { var title = 1 }")
        } else {
            try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)",
                withIntermediateDirectories: true
            )
        }
        try SharedModules(packageRoot: folder.path).clearStaleBuild(in: scratch)
        #expect(!wasBuilt)
        try build()
        try SharedModules(packageRoot: folder.path).clearStaleBuild(in: scratch)
        #expect(wasBuilt)
    }

    @Test("What was built before anything was remembered is taken away")
    func unknown() throws {
        defer { folder.remove() }
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try write("scratch/a.o", "an object")
        try SharedModules(packageRoot: folder.path).clearStaleBuild(in: scratch)
        #expect(!wasBuilt)
    }

    @Test("Commands that find it at the same moment do not take each other's away")
    func severalAtOnce() async throws {
        defer { folder.remove() }
        for number in 0..<20 {
            try build()
            try write("Sources/Subject/Model/Blog.swift", "struct Blog { let number = \(number) }")
            try await withThrowingTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { [root = folder.path, scratch] in
                        try SharedModules(packageRoot: root).clearStaleBuild(in: scratch)
                    }
                }
                try await group.waitForAll()
            }
            #expect(!wasBuilt)
        }
    }
}
