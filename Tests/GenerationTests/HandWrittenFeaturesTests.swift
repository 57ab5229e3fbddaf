internal import Descriptions
internal import Foundation
internal import Generation
internal import PackageEditing
internal import Testing
internal import Toolchain

/// Verifies that generated features equal those written by hand.
@Suite("Features that were written by hand")
struct HandWrittenFeaturesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "Their model and six implementations are generated from their descriptions, to the byte",
        arguments: [("Greeting", 32), ("Digit", 30)]
    )
    func toTheByte(feature: String, count: Int) async throws {
        let path = Self.root.appending(path: "Sources/Features/\(feature)/\(feature).feature").path
        let generator = FeatureGenerator(
            try DescriptionFile.read(path).description,
            templates: .ofPackage
        )
        let files = try generator.model + generator.implementations
        #expect(files.count == count)
        try await expectWritten(files)
    }

    /// The files that hold back a second refresh. The generated ones hold back a second pull.
    private static let ofEarlierRefresh = [
        "MVC/Drafts/DraftsViewController", "MVP/Drafts/DraftsPresenter",
        "VIPER/Drafts/DraftsInteractor", "VIPER/Drafts/DraftsInteractorOutputProtocol",
        "VIPER/Drafts/DraftsPresenter",
    ]

    @Test("The drafts of the blog feed are generated as a module of it, to the byte")
    func drafts() async throws {
        let description = try DescriptionReader.description(
            from: """
                feature drafts: "The drafts of a user."

                entity draft: "A blog that only its author can see."
                    title: text "Why not the cat", later ""
                    edited at: date 2022-04-22, later 1970-01-01

                service blog service: "Keeps blogs."
                    lists every draft

                list of every draft
                    empty: "No drafts"
                    failure: "Could not load drafts"
                    label title: title or "Untitled"
                    label edited: "Edited ", edited at

                on tap of row
                    go to draft detail
                """
        )
        let part = ListPart(
            feature: Name("blog feed"),
            given: ("userID", "User.ID"),
            purpose: "the drafts of a user"
        )
        let files = FeatureGenerator(description, templates: .ofPackage).module(in: part)
        let known = files.filter { file in
            !file.path.contains("/Store/") && !file.path.contains("/Observable/")
                && !Self.ofEarlierRefresh.contains { file.path.hasSuffix("/\($0).swift") }
        }
        #expect(known.count == 27)
        try await expectWritten(known)
    }

    private func formatting() async throws -> Formatting {
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        return try Formatting(toolchain, packageRoot: Self.root.path)
    }

    private func expectWritten(_ files: [GeneratedFile]) async throws {
        let formatting = try await formatting()
        for file in try await formatting.formatted(files) {
            let written = try String(
                contentsOf: Self.root.appending(path: file.path),
                encoding: .utf8
            )
            #expect(file.text == written, "\(file.path)")
        }
    }
}
