internal import Foundation
internal import Report
internal import ReportSamples
internal import Scenarios
internal import TemporaryFolders
internal import Testing

@testable internal import ReportFuzz

@Suite("Damaged copies of a report")
struct DamageTests {
    private func withOriginal(_ body: (Original, TemporaryFolder) throws -> Void) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: path))
        try body(Original(file: path), folder)
    }

    @Test("The same number and seed give the same copy, others another, and every kind comes")
    func numbered() throws {
        try withOriginal { original, _ in
            let copies = try (0..<40).map { try Damage.copy($0, of: original, seed: 1) }
            for (number, copy) in copies.enumerated() {
                #expect(try Damage.copy(number, of: original, seed: 1).data == copy.data)
            }
            #expect(Set(copies.map(\.data)).count > 35)
            #expect(try Damage.copy(0, of: original, seed: 2).data != copies[0].data)
            #expect(Set(copies.map(\.kind)) == Set(Damage.Kind.allCases))
        }
    }

    @Test("An undamaged copy is drawn, and what is no report is refused")
    func verdicts() throws {
        try withOriginal { original, folder in
            let path = "\(folder.path)/copy.json"
            let numbers = 0..<60
            let verdicts = try numbers.map { number in
                try FuzzVerdict.of(.copy(number, of: original, seed: 1), original, path: path)
            }
            #expect(verdicts.contains(.drawn))
            #expect(verdicts.contains(.refused))
            #expect(verdicts.allSatisfy { $0 == .drawn || $0 == .refused })
        }
    }

    @Test("Values are found, changed, removed and added by their place")
    func places() {
        var json = JSONValue.object(["a": .list([.integer(1), .text("b")]), "c": .null])
        #expect(json.places.count == 4)
        #expect(json[[.key("a"), .index(1)]] == .text("b"))
        json[[.key("a"), .index(0)]] = nil
        #expect(json == .object(["a": .list([.text("b")]), "c": .null]))
        json[[.key("a"), .index(9)]] = .flag(true)
        json[[.key("c")]] = nil
        #expect(json == .object(["a": .list([.text("b"), .flag(true)])]))
        json[[.key("x"), .key("y")]] = .null
        #expect(json[[.key("x")]] == nil)
    }
}
