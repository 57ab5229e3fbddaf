internal import Matrix
internal import Report
internal import RunTimeMeasures

/// The part of a feature's page about the memory of open screens.
struct MemorySection {
    let report: Report
    let feature: Feature

    private var memory: MemoryMeasurement.OfFeature? {
        report.memory.value?.features.first { $0.feature == feature }
    }

    /// A table over all states; empty if memory was not measured.
    var blocks: [Block] {
        guard let memory, !memory.states.isEmpty else { return [] }
        let open = memory.states.indices.filter { !memory.states[$0].isClosed }
        var table = Table(
            [("Variant", .left)]
                + open.flatMap { index -> [(title: Prose, alignment: Table.Alignment)] in
                    let title = memory.states[index].title
                    return [
                        ("Objects, \(title)", .right), ("Kilobytes, \(title)", .right),
                    ]
                }
                + [("Objects after closing", .right)]
        )
        for (variant, uses) in zip(report.variants(of: feature), memory.variants) {
            let closed = uses.indices.filter { memory.states[$0].isClosed }
            table.add(
                ["**\(variant.title)**"]
                    + open.flatMap { index -> [Prose] in
                        [.value(uses[index].objects), .value(Self.kilobytes(uses[index].bytes))]
                    }
                    + [.value(closed.isEmpty ? nil : closed.reduce(0) { $0 + uses[$1].objects })]
            )
        }
        // MVC with model objects is written for each feature with a list.
        let hasList = report.variants(of: feature).contains(.mvcmodel)
        return [.heading(2, "Memory of a screen"), .table(table), .paragraph(Self.explanation)]
            + (hasList ? [.paragraph(Self.rows)] : [])
    }

    private static let rows: Prose =
        "Rows are objects in MVC, MVP, MVVM and Observable, and values in VIPER, Store, MVCModel and "
        + "Massive. This decides the number of objects more than the architecture does: compare MVC "
        + "with MVCModel. Each architecture has authors who do the opposite."

    private static let explanation: Prose =
        "Objects are instances of classes of the package that were created since the screen was opened "
        + "and still exist. Kilobytes (1,000 bytes) also include closures and the buffers of arrays and "
        + "strings. Services and their data are not included. The values repeat on every machine."

    /// A table by role for the state with the most objects.
    var details: [Block] {
        guard let memory,
            let state = memory.states.indices.filter({ !memory.states[$0].isClosed }).max(by: {
                memory.variants.first?[$0].bytes ?? 0 < memory.variants.first?[$1].bytes ?? 0
            })
        else { return [] }
        let variants = Array(zip(report.variants(of: feature), memory.variants.map { $0[state] }))
        var table = Table(
            [("Owner", .left)]
                + variants.map { ("\($0.0.title)", .right) }
        )
        for owner in InstructionOwner.all {
            let found = variants.map { _, use in use.owners.first { $0.owner == owner } }
            guard found.contains(where: { $0 != nil }) else { continue }
            table.add(
                ["**\(owner.title)**"]
                    + found.map { share in
                        .value(share.map { "\($0.objects) (\(Self.kilobytes($0.bytes)))" })
                    }
            )
        }
        table.add(
            ["closures and buffers"]
                + variants.map { _, use in
                    let bytes = use.bytes - use.owners.reduce(0) { $0 + $1.bytes }
                    return .value("\(use.blocks - use.objects) (\(Self.kilobytes(bytes)))")
                }
        )
        table.add(
            ["**all**"]
                + variants.map { .value("\($0.1.blocks) (\(Self.kilobytes($0.1.bytes)))") }
        )
        return [
            .heading(2, "Memory by owner"),
            .paragraph(
                "Memory blocks in the state *\(memory.states[state].title)*, with kilobytes in parentheses."
            ),
            .table(table),
        ]
    }

    private static func kilobytes(_ bytes: Int) -> String {
        Values.digits(Double(bytes) / 1_000)
    }

    /// The method, for the page about methods.
    static let method = Block.passage(
        """
        The memory of a screen is the memory blocks that were allocated since the screen was opened and \
        are not freed, found by replacing the C library's functions. A block whose first word is the \
        metadata of a class of the program is an object of that class; its type tells its role. \
        Instances of generic classes count as buffers. The services and their data exist before the \
        recording starts and do not count, nor do objects of the test driver. Each state is reached twice, and the second time is \
        recorded, so that data that all screens share does not count. After closing, no object may be left.
        """
    )
}
