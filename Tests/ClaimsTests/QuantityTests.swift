internal import Changes
internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import SwiftSource
internal import Testing

@Suite("The metrics of claims")
struct QuantityTests {
    private static let mvc = Implementation(feature: .blogFeed, variant: .mvc)

    private func lines(_ code: Int, comment: Int = 0, blank: Int = 0) -> TotalLines {
        let counts = LineCounts(code: code, comment: comment, blank: blank)
        return TotalLines([FileLines(path: "a", counts: counts)])
    }

    /// Returns a report of one implementation with code in five roles, and with an assembly of 4
    /// lines.
    private func report() throws -> Report {
        var report = try Report.sample()
        report.matrix = [MatrixRow(.blogFeed, [.mvc])]
        let roles: [(Role, TotalLines)] = [
            (.view, lines(20)), (.controller, lines(10)),
            (.scene, lines(5, comment: 1, blank: 2)), (.protocols, lines(3)),
            (.presenter, lines(90)),
        ]
        report.lines = .values([
            ImplementationLines(
                implementation: Self.mvc,
                roles: roles.map { ImplementationLines.OfRole(role: $0.0, lines: $0.1) },
                sources: lines(128),
                layoutCode: 0,
                restorationCode: 0,
                tests: lines(0),
                viewFreeTests: lines(0),
                testDoubles: lines(0)
            )
        ])
        report.sources = .values([
            ImplementationText(
                implementation: Self.mvc,
                files: [
                    ImplementationText.File(path: "BlogFeedAssembly.swift", text: "a\n\nb\nc\n"),
                    ImplementationText.File(path: "Header/HeaderAssembly.swift", text: "a\nb\n"),
                ]
            )
        ])
        return report
    }

    @Test("The lines of a screen are those of view, controller and scene")
    func screen() throws {
        let report = try report()
        #expect(Quantity.screenCodeLines.value(of: Self.mvc, in: report) == 35)
        #expect(Quantity.protocolCodeLines.value(of: Self.mvc, in: report) == 3)
    }

    @Test("The lines of a scene include blank lines and the assembly of the page")
    func scene() throws {
        #expect(Quantity.sceneLines.value(of: Self.mvc, in: try report()) == 12)
    }

    @Test("The lines of a cache are counted in view, controller and scene")
    func cache() throws {
        var report = try report()
        func role(_ role: Role, _ added: Int, _ removed: Int) -> ChangeCost.OfRole {
            ChangeCost.OfRole(
                role: role,
                lines: ChangeCost.Lines(files: 1, added: added, removed: removed)
            )
        }
        let change = ImplementationChanges.OfChange(
            name: "show-last-feed",
            title: "",
            story: [],
            reason: "",
            cost: ChangeCost(
                lines: ChangeCost.Lines(files: 3, added: 29, removed: 3),
                linesInPlace: ChangeCost.Lines(),
                editLocations: 3,
                roles: [role(.view, 4, 1), role(.scene, 5, 2), role(.presenter, 20, 0)],
                tests: ChangeCost.Lines(),
                types: 1,
                interfaceChanges: 2
            ),
            build: nil
        )
        report.changes = .values([
            ImplementationChanges(implementation: Self.mvc, changes: [change])
        ])
        #expect(Quantity.cacheLinesOnScreen.value(of: Self.mvc, in: report) == 12)
        #expect(Quantity.interfaceChanges.value(of: Self.mvc, in: report) == 2)
        report.changes = .values([ImplementationChanges(implementation: Self.mvc, changes: [])])
        #expect(Quantity.interfaceChanges.value(of: Self.mvc, in: report) == nil)
    }

    @Test("The costs of a scroll exist only for the comments")
    func scroll() throws {
        let report = try Report.sample()
        let greeting = Implementation(feature: .greeting, variant: .mvc)
        #expect(Quantity.scrollInstructions.value(of: greeting, in: report) == nil)
        #expect(Quantity.scrollNanoseconds.value(of: greeting, in: report) == nil)
    }
}
