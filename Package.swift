// swift-tools-version: 6.2

import PackageDescription

// The tree is the matrix: each feature is built in each variant, and each of these cells is a
// target of its own, so that the compiler keeps them apart.
// The first variant is the one that the others are held against. Sources/Matrix/Feature+….swift
// says the same, and more.
let features = [
    (name: "Greeting", variants: ["MVC", "MVP", "MVVM", "VIPER"]),
    (name: "Digit", variants: ["MVC", "MVP", "MVVM", "VIPER"]),
    (
        name: "BlogFeed",
        variants: ["MVC", "MVP", "MVVM", "VIPER", "MVCModel", "MVCP", "MVCVM", "Massive", "Mixed"]
    ),
    (name: "Comments", variants: ["MVC", "MVP", "MVVM", "VIPER", "Massive"]),
    (name: "People", variants: ["MVC", "MVP", "MVVM", "VIPER"]),
    (name: "Voice", variants: ["MVC", "MVP", "MVVM", "VIPER"]),
    (name: "Profile", variants: ["MVC", "MVP", "MVVM", "VIPER"]),
    (name: "Relay", variants: ["Direct", "Delegate", "Notification"]),
    (
        name: "Binding",
        variants: ["Closure", "Delegate", "Observation", "Notification", "Manual"]
    ),
    (name: "Info", variants: ["Model", "Setters", "ViewModel", "Cluster"]),
    (name: "Layers", variants: ["Protocol", "Closure"]),
]

// A build can leave out implementations: where ARCHBENCH_IMPLEMENTATIONS is set, only these are compiled,
// and the package consists of the ARCHBENCH_TARGETS and the targets that they depend on. Both are names
// separated by blanks. archbench sets them to build probes and tests of a selection.
func names(in variable: String) -> Set<String>? {
    Context.environment[variable].map { Set($0.split(separator: " ").map(String.init)) }
}
let selection = names(in: "ARCHBENCH_IMPLEMENTATIONS")

let matrix = features.flatMap { feature in
    feature.variants.map { variant in
        (feature: feature.name, variant: variant, name: feature.name + variant)
    }
}
.filter { selection?.contains($0.name) ?? true }

let featureNames = features.map(\.name).filter { name in matrix.contains { $0.feature == name } }
let excludedFeatures = features.map(\.name).filter { !featureNames.contains($0) }

// The modules that implementations of all features import (SharedModule in Sources/Matrix).
let sharedModules: [Target.Dependency] = [
    "DataBinding", "HeadlessKit", "Model", "ModelFormatting",
]

let contracts: [Target] = featureNames.map { feature in
    .target(
        name: feature,
        dependencies: ["HeadlessKit", "Model", "Scripts", "SeededRandom"],
        path: "Sources/Features/\(feature)/Contract"
    )
}

// The conditions by which sources name only features and implementations that are compiled.
let conditions: [SwiftSetting] = (featureNames + matrix.map(\.name)).map { .define("HAS_\($0)") }

// A cell that is put together from modules of others, as they stand. No other cell knows another.
let taken: [String: [Target.Dependency]] = [
    "BlogFeedMixed": ["BlogFeedMVP", "BlogFeedVIPER", "BlogFeedMVVM"]
]

// Features with a second scene that is put together from the modules of each cell. It is a target of its
// own, so that it sees no more of the cell than its doors, and no figure of the cell has it in it.
let secondScenes = ["BlogFeed": "Card"]

// ARCHBENCH_MUTANTS is a folder with copies of the implementations' sources that contain mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

let cells: [Target] = matrix.map { cell in
    .target(
        name: cell.name,
        dependencies: [.target(name: cell.feature)] + sharedModules + (taken[cell.name] ?? []),
        path: "\(sources)/Features/\(cell.feature)/\(cell.variant)"
    )
}

let scenes: [Target] = matrix.compactMap { cell in
    guard let scene = secondScenes[cell.feature] else { return nil }
    return .target(
        name: cell.name + scene,
        dependencies: [.target(name: cell.feature)] + sharedModules
            + (taken[cell.name] ?? [.target(name: cell.name)]),
        path: "Sources/Features/\(cell.feature)/\(scene)/\(cell.variant)"
    )
}

// The reference variant once more under another name, through a link to the same sources. Whatever
// differs between the two is noise, so the latency of each run is held against it.
let controls: [Target] = featureNames.map { feature in
    .target(
        name: feature + "Control",
        dependencies: [.target(name: feature)] + sharedModules,
        path: "Sources/Controls/\(feature)"
    )
}

// In a selection each implementation has a test program of its own, because it starts faster with
// fewer tests; test targets would become one program. archbench writes its main.swift.
let cellTests: [Target] = matrix.flatMap { cell -> [Target] in
    let name = cell.name + "Tests"
    let dependencies: [Target.Dependency] = [
        .target(name: cell.name), .target(name: cell.feature), "CellTesting", "DataBinding",
        "HeadlessKit", "Model", "Scripts",
    ]
    let path = "Tests/Features/\(cell.feature)/\(cell.variant)Tests"
    if selection == nil {
        return [.testTarget(name: name, dependencies: dependencies, path: path)]
    }
    return [
        .target(name: name, dependencies: dependencies, path: path),
        .executableTarget(
            name: name + "Run",
            dependencies: [.target(name: name), "CTestRunServer"],
            path: ".build/archbench/runs/\(name)Run"
        ),
    ]
}

// Written features whose descriptions are played with their own services.
let describedFeatures = ["BlogFeed", "Comments", "People", "Profile"]

func links(to targets: [Target]) -> [Target.Dependency] {
    targets.map { .target(name: $0.name) }
}

let modules: [Target] = [
    .target(name: "SeededRandom"),
    .target(name: "Model", dependencies: ["SeededRandom"]),
    .target(name: "ModelFormatting"),
    .target(name: "DataBinding", dependencies: ["HeadlessKit"]),
    .target(name: "HeadlessKit"),
    .target(name: "JSONSyntax"),
    .target(
        name: "Scripts",
        dependencies: ["HeadlessKit", "JSONSyntax", "Model", "SeededRandom"]
    ),
    .target(
        name: "Matrix",
        dependencies: ["Scripts"] + links(to: contracts),
        exclude: excludedFeatures.map { "Feature+\($0).swift" },
        swiftSettings: conditions
    ),
    .target(
        name: "Catalogue",
        dependencies: ["HeadlessKit", "Matrix", "Scripts"]
            + links(to: contracts + cells + scenes + controls),
        exclude: excludedFeatures.map { "Catalogue+\($0).swift" },
        swiftSettings: conditions
    ),
    .target(name: "CAllocationCounter"),
    .target(name: "CCallRecorder"),
    .target(name: "CInstructionCounter"),
    .target(name: "CLivingObjects"),
    .target(name: "CPlatform"),
    .target(name: "CTestRunServer"),
    .target(name: "LivingObjects", dependencies: ["CLivingObjects", "CPlatform"]),
    .target(
        name: "Sameness",
        dependencies: ["HeadlessKit", "LivingObjects", "Scripts", "SeededRandom"]
    ),
    .target(name: "Playing", dependencies: ["Matrix", "Sameness"]),
    .target(name: "InputFiles"),
    .target(name: "Lines", dependencies: ["InputFiles"]),
    .target(name: "Complexity", dependencies: ["Lines"]),
    .target(name: "Statistics"),
    .target(name: "CommandLineArguments"),
    .target(name: "Toolchain", dependencies: ["CPlatform", "InputFiles"]),
    .target(name: "CellSources", dependencies: ["Complexity", "Lines", "Matrix"]),
    .target(
        name: "Latency",
        dependencies: ["Matrix", "Scripts", "Statistics", "Toolchain"]
    ),
    .target(
        name: "Benches",
        dependencies: ["Catalogue", "Latency", "Matrix", "Scripts", "SeededRandom"]
    ),
    .executableTarget(
        name: "LatencyProbe",
        dependencies: [
            "Benches", "CAllocationCounter", "CInstructionCounter", "Latency", "Toolchain",
        ]
    ),
    .target(
        name: "Descriptions",
        dependencies: ["CommandLineArguments", "InputFiles", "SeededRandom"]
    ),
    .executableTarget(
        name: "DescriptionTrial",
        dependencies: [
            "CommandLineArguments", "Coverage", "Descriptions", "InputFiles", "Lines", "Matrix",
            "Mutation", "Report", "SeededRandom",
        ]
    ),
    .target(name: "FeatureTrees", dependencies: ["Descriptions", "Toolchain"]),
    .target(
        name: "Generation",
        dependencies: ["Descriptions", "FeatureTrees"],
        exclude: ["Examples"]
    ),
    .executableTarget(
        name: "Generator",
        dependencies: ["Descriptions", "FeatureTrees", "Generation", "Toolchain"]
    ),
    .target(
        name: "DescriptionPlaying",
        dependencies: ["Descriptions", "HeadlessKit", "Model", "Sameness", "Scripts"]
    ),
    .target(
        name: "DescribedFeatures",
        dependencies: [
            "DescriptionPlaying", "Descriptions", "HeadlessKit", "Matrix", "Model", "Sameness",
            "Scripts",
        ] + links(to: contracts.filter { describedFeatures.contains($0.name) }),
        exclude: excludedFeatures.filter(describedFeatures.contains),
        swiftSettings: conditions
    ),
    .executableTarget(
        name: "PlayProbe",
        dependencies: [
            "Catalogue", "DescribedFeatures", "Descriptions", "Latency", "LivingObjects", "Matrix",
            "Playing", "Sameness", "Scripts", "Toolchain",
        ]
    ),
    .target(name: "Noise", dependencies: ["Latency", "Matrix", "SeededRandom", "Statistics"]),
    .target(name: "PageChecks"),
    .executableTarget(name: "CheckVerdicts", dependencies: ["PageChecks"]),
    .executableTarget(
        name: "NoiseTrial",
        dependencies: [
            "CommandLineArguments", "InputFiles", "Latency", "Matrix", "Noise", "Provenance",
            "Report", "Scripts", "Statistics", "Toolchain", "Workbench",
        ]
    ),
    .target(name: "Tracing", dependencies: ["HeadlessKit", "Matrix", "Scripts", "Toolchain"]),
    .executableTarget(
        name: "TraceProbe",
        dependencies: [
            "CCallRecorder", "Catalogue", "HeadlessKit", "Matrix", "Scripts", "Toolchain",
            "Tracing",
        ]
    ),
    .target(
        name: "Demo",
        dependencies: ["HeadlessKit", "Matrix", "Model", "Scripts", "Tracing"]
    ),
    .target(
        name: "Workshop",
        dependencies: ["InputFiles", "JSONSyntax", "Lines", "Matrix", "Toolchain"],
        exclude: ["Changes", "Exercises", "Lessons"]
    ),
    .target(name: "Provenance", dependencies: ["Toolchain"]),
    .target(
        name: "Report",
        dependencies: [
            "CellSources", "Coverage", "InputFiles", "JSONSyntax", "Latency", "Lines", "Matrix",
            "Mutation", "Provenance", "Scripts", "Statistics", "Structure", "Tracing", "Workshop",
        ]
    ),
    .target(
        name: "Claims",
        dependencies: [
            "CellSources", "Complexity", "Coverage", "Latency", "Lines", "Matrix", "Mutation",
            "Report", "Scripts", "Statistics", "Structure", "Workshop",
        ]
    ),
    .target(
        name: "Decision",
        dependencies: [
            "CellSources", "Claims", "Lines", "Matrix", "Mutation", "Report", "SeededRandom",
            "Workshop",
        ]
    ),
    .target(
        name: "Rendering",
        dependencies: [
            "CellSources", "Claims", "CommandLineArguments", "Complexity", "Coverage", "Decision",
            "HeadlessKit", "Latency", "Lines", "Matrix", "Mutation", "Provenance", "Report",
            "Scripts", "Statistics", "Structure", "Tracing", "Workshop",
        ],
        // Within the command, so that it can be taken anywhere.
        resources: [
            "page.css", "elements.js", "views.js", "matrix.js", "decision.js", "mix.js",
            "claims.js", "sources.js", "steps.js", "projector.js", "start.js",
        ].map { .embedInCode("HTML/Resources/\($0)") }
    ),
    .target(name: "CellTestRuns", dependencies: ["Matrix", "Toolchain"]),
    .target(name: "Coverage", dependencies: ["CellTestRuns", "Matrix", "Toolchain"]),
    .target(
        name: "Mutation",
        dependencies: ["CellTestRuns", "Lines", "Matrix", "Scripts", "Toolchain"]
    ),
    .target(
        name: "CIndexStore",
        linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),
    .target(
        name: "Structure",
        dependencies: ["CIndexStore", "Complexity", "Lines", "Matrix", "Toolchain"]
    ),
    .target(
        name: "Workbench",
        dependencies: [
            "CellSources", "CellTestRuns", "Coverage", "Descriptions", "FeatureTrees", "InputFiles",
            "Latency", "Lines", "LivingObjects", "Matrix", "Mutation", "Playing", "Provenance",
            "Rendering", "Report", "Sameness", "Scripts", "Structure", "Toolchain", "Tracing",
            "Workshop",
        ]
    ),
    .executableTarget(
        name: "archbench",
        dependencies: [
            "CommandLineArguments", "Complexity", "Decision", "Demo", "Descriptions",
            "FeatureTrees",
            "InputFiles", "Latency", "Lines", "LivingObjects", "Matrix", "Mutation", "Playing",
            "Rendering", "Report", "Sameness", "Scripts", "Structure", "Toolchain", "Tracing",
            "Workbench", "Workshop",
        ]
    ),
]

let moduleTests: [Target] = [
    .target(name: "CellTesting", dependencies: ["Sameness", "Scripts"], path: "Tests/CellTesting"),
    .target(name: "BuiltPrograms", path: "Tests/BuiltPrograms"),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
    .target(
        name: "ReportSamples",
        dependencies: [
            "CellSources", "Coverage", "HeadlessKit", "Latency", "Lines", "Matrix", "Mutation",
            "Provenance", "Report", "Statistics", "Structure", "Tracing", "Workshop",
        ],
        path: "Tests/ReportSamples"
    ),
    .executableTarget(
        name: "ReportFuzz",
        dependencies: [
            "Claims", "CommandLineArguments", "InputFiles", "Rendering", "Report", "ReportSamples",
            "Scripts", "SeededRandom", "Toolchain",
        ]
    ),
    .testTarget(
        name: "ReportFuzzTests",
        dependencies: [
            "Rendering", "Report", "ReportFuzz", "ReportSamples", "Scripts", "TemporaryFolders",
        ]
    ),
    .testTarget(name: "PageChecksTests", dependencies: ["PageChecks"]),
    .testTarget(name: "LanguageTests"),
    .testTarget(name: "SeededRandomTests", dependencies: ["SeededRandom"]),
    .testTarget(name: "ModelTests", dependencies: ["Model"]),
    .testTarget(name: "ModelFormattingTests", dependencies: ["ModelFormatting"]),
    .testTarget(name: "DataBindingTests", dependencies: ["DataBinding"]),
    .testTarget(name: "HeadlessKitTests", dependencies: ["HeadlessKit"]),
    .testTarget(name: "LivingObjectsTests", dependencies: ["LivingObjects"]),
    .testTarget(name: "ScriptsTests", dependencies: ["HeadlessKit", "Model", "Scripts"]),
    .testTarget(
        name: "CatalogueTests",
        dependencies: [
            "BlogFeed", "Catalogue", "CellTesting", "HeadlessKit", "Matrix", "Model", "Scripts",
            "SeededRandom",
        ]
    ),
    .testTarget(name: "JSONSyntaxTests", dependencies: ["JSONSyntax"]),
    .testTarget(name: "InputFilesTests", dependencies: ["InputFiles", "TemporaryFolders"]),
    .testTarget(name: "LinesTests", dependencies: ["Lines", "TemporaryFolders"]),
    .testTarget(
        name: "ComplexityTests",
        dependencies: ["Complexity", "Lines", "TemporaryFolders"]
    ),
    .testTarget(name: "StatisticsTests", dependencies: ["SeededRandom", "Statistics"]),
    .target(
        name: "BrokenCells",
        dependencies: ["BlogFeed", "BlogFeedMVC", "BlogFeedMVCCard", "HeadlessKit", "Model"],
        path: "Tests/BrokenCells"
    ),
    .testTarget(
        name: "SamenessTests",
        dependencies: [
            "BlogFeed", "BrokenCells", "DescribedFeatures", "DescriptionPlaying", "Descriptions",
            "LivingObjects",
            "Matrix", "PlayProbe", "Sameness", "Scripts",
        ]
    ),
    .testTarget(name: "CommandLineArgumentsTests", dependencies: ["CommandLineArguments"]),
    .testTarget(name: "DescriptionsTests", dependencies: ["Descriptions"]),
    .testTarget(
        name: "GenerationTests",
        dependencies: [
            "Descriptions", "FeatureTrees", "Generation", "TemporaryFolders", "Toolchain",
        ]
    ),
    .testTarget(
        name: "WorkshopTests",
        dependencies: ["Matrix", "TemporaryFolders", "Toolchain", "Workshop"]
    ),
    .testTarget(name: "ToolchainTests", dependencies: ["TemporaryFolders", "Toolchain"]),
    .testTarget(
        name: "ProvenanceTests",
        dependencies: ["Provenance", "TemporaryFolders", "Toolchain"]
    ),
    .testTarget(
        name: "CellSourcesTests",
        dependencies: ["CellSources", "Lines", "Matrix", "TemporaryFolders"]
    ),
    .testTarget(
        name: "CellTestRunsTests",
        dependencies: ["CellTestRuns", "Matrix", "TemporaryFolders", "Toolchain"]
    ),
    .testTarget(
        name: "CoverageTests",
        dependencies: ["CellTestRuns", "Coverage", "Matrix", "TemporaryFolders", "Toolchain"]
    ),
    // Serves runs of a program, which stands in the place of a cell's tests.
    .executableTarget(
        name: "ServedRun",
        dependencies: ["CTestRunServer"],
        path: "Tests/ServedRun"
    ),
    .testTarget(
        name: "MutationTests",
        dependencies: [
            "BuiltPrograms", "CellTestRuns", "Matrix", "Mutation", "ServedRun", "TemporaryFolders",
            "Toolchain",
        ]
    ),
    .testTarget(
        name: "StructureTests",
        dependencies: ["Matrix", "Structure", "TemporaryFolders", "Toolchain"]
    ),
    .target(name: "CCountedBodies", path: "Tests/CCountedBodies"),
    .testTarget(
        name: "LatencyTests",
        dependencies: [
            "CCountedBodies", "CInstructionCounter", "Latency", "Matrix", "ReportSamples",
            "Statistics", "TemporaryFolders", "Toolchain",
        ]
    ),
    .testTarget(
        name: "BenchesTests",
        dependencies: [
            "Benches", "Catalogue", "HeadlessKit", "Latency", "Matrix", "Scripts", "Statistics",
        ]
    ),
    .testTarget(
        name: "NoiseTests",
        dependencies: ["Latency", "Matrix", "Noise", "SeededRandom", "Statistics"]
    ),
    .testTarget(
        name: "DecisionTests",
        dependencies: [
            "CellSources", "Decision", "Lines", "Matrix", "Mutation", "Report", "ReportSamples",
            "Workshop",
        ]
    ),
    .testTarget(
        name: "ClaimsTests",
        dependencies: [
            "CellSources", "Claims", "Coverage", "Latency", "Lines", "Matrix", "Mutation", "Report",
            "ReportSamples", "Statistics", "Structure", "Workshop",
        ]
    ),
    .testTarget(
        name: "TracingTests",
        dependencies: ["Matrix", "TemporaryFolders", "Toolchain", "Tracing"]
    ),
    .testTarget(
        name: "TraceProbeTests",
        dependencies: ["HeadlessKit", "Matrix", "Scripts", "TraceProbe", "Tracing"]
    ),
    .testTarget(
        name: "DemoTests",
        dependencies: ["Demo", "HeadlessKit", "Matrix", "Model", "Scripts", "Tracing"]
    ),
    .testTarget(
        name: "ReportTests",
        dependencies: [
            "Latency", "Matrix", "Provenance", "Report", "ReportSamples", "Statistics",
            "TemporaryFolders", "Workshop",
        ]
    ),
    .testTarget(
        name: "RenderingTests",
        dependencies: [
            "CellSources", "Coverage", "Decision", "Latency", "Lines", "Matrix", "Provenance",
            "Rendering", "Report", "ReportSamples", "Statistics", "Structure", "TemporaryFolders",
            "Tracing", "Workshop",
        ],
        exclude: ["Snapshots"]
    ),
    .testTarget(
        name: "WorkbenchTests",
        dependencies: [
            "Coverage", "Provenance", "Report", "Sameness", "TemporaryFolders", "Toolchain",
            "Tracing", "Workbench",
        ]
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    // The tests run the program that is built beside them.
    .testTarget(
        name: "ArchbenchTests",
        dependencies: [
            "BuiltPrograms", "CPseudoTerminal", "Generator", "PlayProbe", "Report", "ReportSamples",
            "TemporaryFolders", "Toolchain", "TraceProbe", "archbench",
        ]
    ),
]

let package = Package(
    name: "archbench",
    platforms: [.macOS(.v15)],
    targets: modules + contracts + cells + scenes + controls + moduleTests + cellTests,
    swiftLanguageModes: [.v6]
)

if selection != nil {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    func need(_ name: String) {
        guard let target = targets[name], needed.insert(name).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): need(name)
            default: break
            }
        }
    }
    names(in: "ARCHBENCH_TARGETS")?.forEach(need)
    package.targets.removeAll { !needed.contains($0.name) }
}

let targetsInC = [
    "CAllocationCounter", "CCallRecorder", "CCountedBodies", "CIndexStore", "CInstructionCounter",
    "CLivingObjects", "CPlatform", "CPseudoTerminal", "CTestRunServer", "ServedRun",
]
for target in package.targets where !targetsInC.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            // An existential costs a box and a dynamic call, so a reader should see where one is.
            .enableUpcomingFeature("ExistentialAny"),
            // What a module imports is its own business unless it says otherwise.
            .enableUpcomingFeature("InternalImportsByDefault"),
            // A member is used only where the module that declares it is imported.
            .enableUpcomingFeature("MemberImportVisibility"),
            // What rules and editors ask of an index is what this package says, and a fresh clone would
            // wait seconds for what the system's modules have.
            .unsafeFlags(["-index-ignore-system-modules"]),
            // Where a module is compiled as a whole, it is read once for what others see of it and for its
            // code, and not twice: modules are small here, and cores few.
            .unsafeFlags(["-no-emit-module-separately-wmo"]),
        ]
}

// Each process that compiles reads first what the module imports, so a module is divided among processes
// only where it is large.
let large = ["Descriptions", "Generation", "Lines", "Rendering", "Workbench", "archbench"]
for target in package.targets where !(targetsInC + large).contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-driver-batch-count", "1"]))
}

// Nothing of these is timed. What they do within a probe they do before and after that: they read a task or
// a description, and hand results over; what plays a description does so once beside all cells. To optimise
// them would take as long as all else that a first report builds of a small feature.
let hasty = [
    "CommandLineArguments", "DescribedFeatures", "DescriptionPlaying", "Descriptions", "InputFiles",
    "Latency", "Statistics", "Toolchain",
]
for target in package.targets where hasty.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// These read all sources of the package and the whole report at each report, also where nothing is measured
// again, and people wait for that again and again; to optimise them takes a few seconds, once.
for target in package.targets where ["JSONSyntax", "Lines"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
