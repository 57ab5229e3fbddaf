// swift-tools-version: 6.2

import PackageDescription

// The tree is the matrix: each feature is built in each variant, and each of these cells is a
// target of its own, so that the compiler keeps them apart.
let features = ["Greeting", "BlogFeed"]
let variants = ["MVC", "MVP", "MVVM", "VIPER"]

let matrix = features.flatMap { feature in
    variants.map { variant in (feature: feature, variant: variant, name: feature + variant) }
}

let contracts: [Target] = features.map { feature in
    .target(
        name: feature,
        dependencies: ["HeadlessKit", "Model", "Scripts", "SeededRandom"],
        path: "Sources/Features/\(feature)/Contract"
    )
}

let cells: [Target] = matrix.map { cell in
    .target(
        name: cell.name,
        dependencies: [.target(name: cell.feature), "HeadlessKit", "Model"],
        path: "Sources/Features/\(cell.feature)/\(cell.variant)"
    )
}

// The reference variant once more under another name, through a link to the same sources. Whatever
// differs between the two is noise, so the latency of each run is held against it.
let controls: [Target] = features.map { feature in
    .target(
        name: feature + "Control",
        dependencies: [.target(name: feature), "HeadlessKit", "Model"],
        path: "Sources/Controls/\(feature)"
    )
}

let cellTests: [Target] = matrix.map { cell in
    .testTarget(
        name: cell.name + "Tests",
        dependencies: [
            .target(name: cell.name), .target(name: cell.feature), "CellTesting", "HeadlessKit",
            "Model", "Scripts",
        ],
        path: "Tests/Features/\(cell.feature)/\(cell.variant)Tests"
    )
}

let links = (contracts + cells + controls).map { Target.Dependency.target(name: $0.name) }

let modules: [Target] = [
    .target(name: "SeededRandom"),
    .target(name: "Model", dependencies: ["SeededRandom"]),
    .target(name: "HeadlessKit"),
    .target(name: "Scripts", dependencies: ["HeadlessKit", "Model", "SeededRandom"]),
    .target(name: "Catalogue", dependencies: ["HeadlessKit", "Scripts"] + links),
    .target(name: "CAllocationCounter"),
    .target(name: "CCallRecorder"),
    .target(name: "CInstructionCounter"),
    .target(name: "CLivingObjects"),
    .target(name: "LivingObjects", dependencies: ["CLivingObjects"]),
    .target(
        name: "Sameness",
        dependencies: ["HeadlessKit", "LivingObjects", "Model", "Scripts", "SeededRandom"]
    ),
    .target(name: "InputFiles"),
    .target(name: "Lines", dependencies: ["InputFiles"]),
    .target(name: "Complexity", dependencies: ["Lines"]),
    .target(name: "Statistics"),
    .target(name: "CommandLineArguments"),
    .target(name: "Toolchain", dependencies: ["InputFiles"]),
    .target(name: "CellLines", dependencies: ["Catalogue", "Complexity", "Lines"]),
    .target(
        name: "Latency",
        dependencies: [
            "Catalogue", "HeadlessKit", "Scripts", "SeededRandom", "Statistics", "Toolchain",
        ]
    ),
    .executableTarget(
        name: "LatencyProbe",
        dependencies: ["CAllocationCounter", "CInstructionCounter", "Catalogue", "Latency"]
    ),
    .target(name: "Noise", dependencies: ["Catalogue", "Latency", "SeededRandom", "Statistics"]),
    .executableTarget(
        name: "NoiseTrial",
        dependencies: [
            "Catalogue", "CommandLineArguments", "InputFiles", "Latency", "Noise", "Provenance",
            "Scripts", "Toolchain", "Workbench",
        ]
    ),
    .target(name: "Tracing", dependencies: ["Catalogue", "Scripts", "Toolchain"]),
    .executableTarget(name: "TraceProbe", dependencies: ["CCallRecorder", "Tracing"]),
    .target(name: "Provenance", dependencies: ["Toolchain"]),
    .target(
        name: "Report",
        dependencies: [
            "Catalogue", "CellLines", "Coverage", "InputFiles", "Latency", "Mutation", "Provenance",
            "Scripts", "Statistics", "Structure", "Tracing",
        ]
    ),
    .target(
        name: "Claims",
        dependencies: [
            "Catalogue", "CellLines", "Coverage", "Latency", "Lines", "Mutation", "Report",
            "Statistics", "Structure",
        ]
    ),
    .target(
        name: "Rendering",
        dependencies: [
            "Catalogue", "CellLines", "Claims", "Complexity", "Coverage", "Latency", "Lines",
            "Mutation", "Provenance", "Report", "Scripts", "Statistics", "Structure", "Tracing",
        ]
    ),
    .target(name: "CellTestRuns", dependencies: ["Catalogue", "Toolchain"]),
    .target(name: "Coverage", dependencies: ["Catalogue", "CellTestRuns", "Toolchain"]),
    .target(name: "Mutation", dependencies: ["Catalogue", "CellTestRuns", "Lines", "Toolchain"]),
    .target(
        name: "CIndexStore",
        linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .target(
        name: "Structure",
        dependencies: ["CIndexStore", "Catalogue", "Complexity", "Lines", "Toolchain"]
    ),
    .target(
        name: "Workbench",
        dependencies: [
            "Catalogue", "CellLines", "CellTestRuns", "Coverage", "HeadlessKit", "InputFiles",
            "Latency", "Lines", "LivingObjects", "Mutation", "Provenance", "Rendering", "Report",
            "Sameness",
            "Scripts", "Structure", "Toolchain", "Tracing",
        ]
    ),
    .executableTarget(
        name: "archbench",
        dependencies: [
            "Catalogue", "CommandLineArguments", "InputFiles", "Latency", "Lines", "LivingObjects",
            "Rendering", "Report", "Sameness", "Scripts", "Structure", "Toolchain", "Tracing",
            "Workbench",
        ]
    ),
]

let moduleTests: [Target] = [
    .target(name: "CellTesting", dependencies: ["Sameness", "Scripts"], path: "Tests/CellTesting"),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
    .target(
        name: "ReportSamples",
        dependencies: [
            "Catalogue", "CellLines", "Coverage", "Latency", "Lines", "Mutation", "Provenance",
            "Report", "Statistics", "Structure", "Tracing",
        ],
        path: "Tests/ReportSamples"
    ),
    .executableTarget(
        name: "ReportFuzz",
        dependencies: [
            "CommandLineArguments", "InputFiles", "Rendering", "Report", "ReportSamples", "Scripts",
            "SeededRandom", "Toolchain",
        ]
    ),
    .testTarget(
        name: "ReportFuzzTests",
        dependencies: [
            "Report", "ReportFuzz", "ReportSamples", "Rendering", "Scripts", "TemporaryFolders",
        ]
    ),
    .testTarget(name: "SeededRandomTests", dependencies: ["SeededRandom"]),
    .testTarget(name: "ModelTests", dependencies: ["Model"]),
    .testTarget(name: "HeadlessKitTests", dependencies: ["HeadlessKit"]),
    .testTarget(name: "LivingObjectsTests", dependencies: ["LivingObjects"]),
    .testTarget(name: "ScriptsTests", dependencies: ["HeadlessKit", "Model", "Scripts"]),
    .testTarget(
        name: "CatalogueTests",
        dependencies: ["Catalogue", "HeadlessKit", "Scripts", "SeededRandom"]
    ),
    .testTarget(name: "InputFilesTests", dependencies: ["InputFiles", "TemporaryFolders"]),
    .testTarget(name: "LinesTests", dependencies: ["Lines", "TemporaryFolders"]),
    .testTarget(name: "ComplexityTests", dependencies: ["Complexity"]),
    .testTarget(name: "StatisticsTests", dependencies: ["SeededRandom", "Statistics"]),
    .target(
        name: "BrokenCells",
        dependencies: ["BlogFeed", "BlogFeedMVC", "HeadlessKit", "Model"],
        path: "Tests/BrokenCells"
    ),
    .testTarget(
        name: "SamenessTests",
        dependencies: [
            "BlogFeed", "BrokenCells", "Catalogue", "LivingObjects", "Sameness", "Scripts",
        ]
    ),
    .testTarget(name: "CommandLineArgumentsTests", dependencies: ["CommandLineArguments"]),
    .testTarget(name: "ToolchainTests", dependencies: ["TemporaryFolders", "Toolchain"]),
    .testTarget(
        name: "ProvenanceTests",
        dependencies: ["Provenance", "TemporaryFolders", "Toolchain"]
    ),
    .testTarget(
        name: "CellLinesTests",
        dependencies: ["Catalogue", "CellLines", "Lines", "TemporaryFolders"]
    ),
    .testTarget(
        name: "CellTestRunsTests",
        dependencies: ["Catalogue", "CellTestRuns", "TemporaryFolders"]
    ),
    .testTarget(
        name: "CoverageTests",
        dependencies: [
            "Catalogue", "CellTestRuns", "Coverage", "TemporaryFolders", "Toolchain",
        ]
    ),
    .testTarget(
        name: "MutationTests",
        dependencies: ["Catalogue", "CellTestRuns", "Mutation", "TemporaryFolders", "Toolchain"]
    ),
    .testTarget(
        name: "StructureTests",
        dependencies: ["Catalogue", "Structure", "TemporaryFolders", "Toolchain"]
    ),
    .testTarget(
        name: "LatencyTests",
        dependencies: [
            "CInstructionCounter", "Catalogue", "HeadlessKit", "Latency", "ReportSamples",
            "Scripts", "Statistics",
            "TemporaryFolders", "Toolchain",
        ]
    ),
    .testTarget(
        name: "NoiseTests",
        dependencies: ["Catalogue", "Latency", "Noise", "SeededRandom", "Statistics"]
    ),
    .testTarget(
        name: "ClaimsTests",
        dependencies: [
            "Catalogue", "CellLines", "Claims", "Coverage", "Latency", "Lines", "Mutation",
            "Report",
            "ReportSamples", "Statistics",
        ]
    ),
    .testTarget(
        name: "TracingTests",
        dependencies: ["Catalogue", "Scripts", "TemporaryFolders", "Toolchain", "Tracing"]
    ),
    .testTarget(
        name: "ReportTests",
        dependencies: [
            "Catalogue", "Latency", "Provenance", "Report", "ReportSamples", "Statistics",
            "TemporaryFolders",
        ]
    ),
    .testTarget(
        name: "RenderingTests",
        dependencies: [
            "Catalogue", "Coverage", "Latency", "Provenance", "Rendering", "Report",
            "ReportSamples", "Statistics", "Structure", "TemporaryFolders", "Tracing",
        ],
        exclude: ["Snapshots"]
    ),
    .testTarget(
        name: "WorkbenchTests",
        dependencies: [
            "Catalogue", "Coverage", "Provenance", "Sameness", "Scripts", "TemporaryFolders",
            "Toolchain", "Tracing", "Workbench",
        ]
    ),
    // The tests run the program that is built beside them.
    .testTarget(
        name: "ArchbenchTests",
        dependencies: ["Report", "ReportSamples", "TemporaryFolders", "Toolchain", "archbench"]
    ),
]

let package = Package(
    name: "archbench",
    targets: modules + contracts + cells + controls + moduleTests + cellTests,
    swiftLanguageModes: [.v6]
)

let targetsInC = [
    "CAllocationCounter", "CCallRecorder", "CIndexStore", "CInstructionCounter", "CLivingObjects",
]
for target in package.targets where !targetsInC.contains(target.name) {
    target.swiftSettings = [
        // An existential costs a box and a dynamic call, so a reader should see where one is.
        .enableUpcomingFeature("ExistentialAny"),
        // What a module imports is its own business unless it says otherwise.
        .enableUpcomingFeature("InternalImportsByDefault"),
        // A member is used only where the module that declares it is imported.
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
