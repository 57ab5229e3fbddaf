internal import Matrix
package import RunTimeMeasures

extension MemoryMeasurement {
    /// The memory of the greeting, opened and closed. Each variant has one more object than the
    /// previous one.
    package static let sample = MemoryMeasurement(
        features: [
            OfFeature(
                feature: .greeting,
                states: [
                    State(title: "opened", isClosed: false),
                    State(title: "closed", isClosed: true),
                ],
                variants: Variant.architectures.indices.map { extra in
                    [
                        Use(
                            objects: 5 + extra,
                            blocks: 20 + 3 * extra,
                            bytes: 1_200 + 500 * extra,
                            owners: [
                                OfOwner(owner: .role(.view), objects: 2, bytes: 128),
                                OfOwner(owner: .kit, objects: 3 + extra, bytes: 480 + 96 * extra),
                            ]
                        ),
                        Use(objects: 0, blocks: 1, bytes: 48, owners: []),
                    ]
                }
            )
        ]
    )
}
