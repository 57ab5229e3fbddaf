internal import InputFiles
internal import PackageEditing
internal import TemporaryFolders
internal import Testing

@Suite("A change of several files")
struct TreeChangeTests {
    @Test("The reason of the system ends with one period in the message")
    func reason() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let change = TreeChange(new: [], gone: ["a"])
        let failure = try #require(throws: ApplicationError.self) {
            try change.write(to: folder.path)
        }
        #expect(failure.description.hasPrefix("a cannot be written: "))
        #expect(failure.description.hasSuffix(". Nothing was changed."))
        #expect(!failure.description.contains(".."))
    }
}
