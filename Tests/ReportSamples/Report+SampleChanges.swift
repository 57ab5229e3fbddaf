internal import Changes
internal import Matrix
internal import Report

extension Report {
    /// The costs of two changes. In VIPER, the first change affects more lines than in MVC, and the
    /// second fewer.
    static var sampleChanges: [ImplementationChanges] {
        [(Variant.mvc, 3, 9), (.mvp, 4, 8), (.mvvm, 4, 7), (.viper, 12, 6)].map {
            variant,
            first,
            second in
            ImplementationChanges(
                implementation: Implementation(feature: .greeting, variant: variant),
                changes: [
                    change("a-change", "A `change` | <b>", variant, cost(first, new: 0)),
                    change("another-change", "Another", variant, cost(second, new: 5)),
                ]
            )
        }
    }

    private static func change(
        _ name: String,
        _ title: String,
        _ variant: Variant,
        _ cost: ChangeCost
    ) -> ImplementationChanges.OfChange {
        ImplementationChanges.OfChange(
            name: name,
            title: title,
            story: ["It does *this*.", "It | does <b>that</b>."],
            reason: "In \(variant.title) it is `so`.",
            cost: cost,
            build: BuildCost(
                compileErrors: variant == .viper ? 3 : 0,
                compiledFiles: 2,
                mutants: variant == .mvc ? 0 : 5,
                killedViewFree: variant == .mvc ? 0 : 4
            )
        )
    }

    /// Returns the cost of lines in an existing file and in a new one.
    private static func cost(_ added: Int, new: Int) -> ChangeCost {
        let inPlace = ChangeCost.Lines(files: 1, added: added, removed: 2)
        let created = ChangeCost.Lines(files: new == 0 ? 0 : 1, added: new, removed: 0)
        let lines = ChangeCost.Lines(
            files: inPlace.files + created.files,
            added: added + new,
            removed: 2
        )
        return ChangeCost(
            lines: lines,
            linesInPlace: inPlace,
            editLocations: 2,
            roles: [.init(role: .view, lines: created), .init(role: .assembly, lines: inPlace)]
                .filter { $0.lines.files > 0 },
            tests: ChangeCost.Lines(files: 1, added: added, removed: 0),
            types: new == 0 ? 1 : 2,
            interfaceChanges: new == 0 ? 0 : 1
        )
    }
}
