// swift-tools-version: 6.2

import PackageDescription

// Each feature is implemented in each of its variants, and each implementation is a target, so that the
// compiler keeps them apart. The first variant is the baseline. Feature+….swift in Sources/Subject/Matrix
// has the details.
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

// MARK: - Modules

// The modules of each group of Sources, with the modules that each imports. A group imports only itself
// and groups above it. Sources/README.md explains the groups.
let groups: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "Support": [
        "CommandLineArguments": "",
        "CPlatform": "",
        "InputFiles": "",
        "JSONSyntax": "",
        "SeededRandom": "",
        "Statistics": "",
        "SwiftSource": "InputFiles",
        "Toolchain": "CPlatform InputFiles",
    ],
    "Subject": [
        "ImplementationRegistry": "HeadlessKit Matrix Scenarios",
        "DataBinding": "HeadlessKit",
        "HeadlessKit": "",
        "Matrix": "Scenarios",
        "Model": "SeededRandom",
        "ModelFormatting": "",
        "Scenarios": "HeadlessKit JSONSyntax Model SeededRandom",
    ],
    "Equivalence": [
        "CLeakDetector": "",
        "LeakDetector": "CLeakDetector CPlatform",
        "Equivalence": "HeadlessKit LeakDetector Matrix Scenarios SeededRandom",
    ],
    "Descriptions": [
        "DescriptionPlayer": "Descriptions Equivalence HeadlessKit Matrix Model Scenarios",
        "Descriptions": "CommandLineArguments InputFiles SeededRandom",
        "PackageEditing": "Descriptions Toolchain",
        "Generation": "Descriptions PackageEditing Toolchain",
    ],
    "Measures": [
        "Benchmarks": "ImplementationRegistry Latency Matrix Scenarios SeededRandom",
        "CAllocationCounter": "",
        "CCallRecorder": "",
        "SourceMeasures": "SwiftSource Matrix",
        "TestRuns": "Matrix Toolchain",
        "CIndexStore": "",
        "CInstructionCounter": "",
        "Coverage": "TestRuns Matrix Toolchain",
        "CTestRunServer": "",
        "Latency": "Matrix Scenarios Statistics Toolchain",
        "LatencyProbe": "Benchmarks CAllocationCounter CInstructionCounter Latency Toolchain",
        "Mutation": "TestRuns SwiftSource Matrix Scenarios Toolchain",
        "PlayProbe": """
        ImplementationRegistry DescriptionPlayer Descriptions Equivalence Latency LeakDetector Matrix
        Scenarios Toolchain
        """,
        "Structure": "CIndexStore SwiftSource Matrix Toolchain",
        "TraceProbe":
            "ImplementationRegistry CCallRecorder HeadlessKit Matrix Scenarios Toolchain Tracing",
        "Tracing": "HeadlessKit Matrix Scenarios Toolchain",
    ],
    "Teaching": [
        "Demo": "HeadlessKit Matrix Model Scenarios Tracing",
        "Workshop": "InputFiles JSONSyntax SwiftSource Matrix Toolchain",
    ],
    "Reporting": [
        "Claims": """
        SourceMeasures SwiftSource Coverage Latency Matrix Mutation Report Scenarios
        Statistics Structure Workshop
        """,
        "Decision":
            "SourceMeasures Claims SwiftSource Matrix Mutation Report SeededRandom Workshop",
        "Rendering": """
        SourceMeasures Claims CommandLineArguments SwiftSource Coverage Decision HeadlessKit
        Latency Matrix Mutation Report Scenarios Statistics Structure Tracing
        Workshop
        """,
        "Report": """
        SourceMeasures Coverage InputFiles JSONSyntax Latency SwiftSource Matrix Mutation
        Scenarios Statistics Structure Toolchain Tracing Workshop
        """,
    ],
    "App": [
        "archbench": """
        CommandLineArguments SwiftSource Decision Demo Descriptions PackageEditing InputFiles
        Latency LeakDetector Matrix Mutation Equivalence Rendering Report Scenarios
        Structure Toolchain Tracing Pipeline Workshop
        """,
        "Pipeline": """
        SourceMeasures TestRuns Coverage Descriptions PackageEditing InputFiles Latency SwiftSource
        LeakDetector Matrix Mutation Equivalence Report Rendering Scenarios
        Structure Toolchain Tracing Workshop
        """,
    ],
    "Development": [
        "CheckVerdicts": "PageChecks",
        "DescriptionFuzz": """
        CommandLineArguments Coverage Descriptions InputFiles SwiftSource Matrix Mutation Report
        SeededRandom
        """,
        "NoiseTrial": """
        CommandLineArguments InputFiles Latency Matrix Pipeline Report Scenarios SeededRandom
        Statistics Toolchain
        """,
        "PageChecks": "Statistics",
        "ReportFuzz": """
        Claims CommandLineArguments InputFiles Rendering Report ReportSamples Scenarios
        SeededRandom Toolchain
        """,
    ],
]

let programs: Set = [
    "CheckVerdicts", "DescriptionFuzz", "Generation", "LatencyProbe", "NoiseTrial", "PlayProbe",
    "ReportFuzz", "ServedRun", "TraceProbe", "archbench",
]

func target(_ name: String, _ dependencies: String, path: String) -> Target {
    let dependencies = dependencies.split(whereSeparator: \.isWhitespace)
        .map { Target.Dependency(stringLiteral: String($0)) }
    if name.hasSuffix("Tests") {
        return .testTarget(name: name, dependencies: dependencies, path: path)
    }
    return programs.contains(name)
        ? .executableTarget(name: name, dependencies: dependencies, path: path)
        : .target(name: name, dependencies: dependencies, path: path)
}

let modules = groups.flatMap { group, modules in
    modules.map { target($0, $1, path: "Sources/\(group)/\($0)") }
}

// MARK: - Features

// The modules that implementations of all features import (SharedModule in Sources/Subject/Matrix).
let sharedModules: [Target.Dependency] = [
    "DataBinding", "HeadlessKit", "Model", "ModelFormatting",
]

let contracts: [Target] = featureNames.map { feature in
    .target(
        name: feature,
        dependencies: ["HeadlessKit", "Model", "Scenarios", "SeededRandom"],
        path: "Sources/Features/\(feature)/Contract"
    )
}

// Implementations that are composed of modules of others. No other implementation imports another.
let taken: [String: [Target.Dependency]] = [
    "BlogFeedMixed": ["BlogFeedMVP", "BlogFeedVIPER", "BlogFeedMVVM"]
]

// Features with a second scene that reuses the modules of each implementation. It is a target of its own,
// so that it can use entry points only, and is not counted as a part of the implementation.
let secondScenes = ["BlogFeed": "Card"]

// ARCHBENCH_MUTANTS is a folder with copies of the implementations' sources that contain mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

let implementations: [Target] = matrix.map { row in
    .target(
        name: row.name,
        dependencies: [.target(name: row.feature)] + sharedModules + (taken[row.name] ?? []),
        path: "\(sources)/Features/\(row.feature)/\(row.variant)"
    )
}

let scenes: [Target] = matrix.compactMap { row in
    guard let scene = secondScenes[row.feature] else { return nil }
    return .target(
        name: row.name + scene,
        dependencies: [.target(name: row.feature)] + sharedModules
            + (taken[row.name] ?? [.target(name: row.name)]),
        path: "Sources/Features/\(row.feature)/\(scene)/\(row.variant)"
    )
}

// The A/A control: the baseline once more under another name, through a link to the same sources.
// Differences between the two are noise, to which the latency of each run is compared.
let controls: [Target] = featureNames.map { feature in
    .target(
        name: feature + "Control",
        dependencies: [.target(name: feature)] + sharedModules,
        path: "Sources/Subject/Baselines/\(feature)"
    )
}

// In a selection each implementation has a test program of its own, because it starts faster with
// fewer tests; test targets would become one program. archbench writes its main.swift.
let implementationTests: [Target] = matrix.flatMap { row -> [Target] in
    let name = row.name + "Tests"
    let dependencies: [Target.Dependency] = [
        .target(name: row.name), .target(name: row.feature), "ImplementationTesting", "DataBinding",
        "HeadlessKit", "Model", "Scenarios",
    ]
    let path = "Tests/Features/\(row.feature)/\(row.variant)Tests"
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

// MARK: - Tests

let testSupport: KeyValuePairs = [
    "ImplementationTesting": "Equivalence Scenarios",
    "BuiltPrograms": "",
    "TemporaryFolders": "",
    "ReportSamples": """
    SourceMeasures Coverage HeadlessKit Latency SwiftSource Matrix Mutation Report
    Statistics Structure Tracing Workshop
    """,
    "WrongImplementations": "BlogFeed BlogFeedMVC BlogFeedMVCCard HeadlessKit Model",
    "ServedRun": "CTestRunServer",
    "CCountedBodies": "",
    "CPseudoTerminal": "",
]

let tests: KeyValuePairs = [
    "ReportFuzzTests": "Rendering Report ReportFuzz ReportSamples Scenarios TemporaryFolders",
    "PageChecksTests": "PageChecks",
    "LanguageTests": "",
    "SeededRandomTests": "SeededRandom",
    "ModelTests": "Model",
    "ModelFormattingTests": "ModelFormatting",
    "DataBindingTests": "DataBinding",
    "HeadlessKitTests": "HeadlessKit",
    "LeakDetectorTests": "LeakDetector",
    "ScenariosTests": "HeadlessKit Model Scenarios",
    "ImplementationRegistryTests": """
    BlogFeed ImplementationRegistry ImplementationTesting HeadlessKit Matrix Model Scenarios SeededRandom
    """,
    "JSONSyntaxTests": "JSONSyntax",
    "InputFilesTests": "InputFiles TemporaryFolders",
    "SwiftSourceTests": "SwiftSource TemporaryFolders",
    "StatisticsTests": "SeededRandom Statistics",
    "EquivalenceTests": """
    BlogFeed WrongImplementations DescriptionPlayer Descriptions LeakDetector
    Matrix PlayProbe Equivalence Scenarios
    """,
    "CommandLineArgumentsTests": "CommandLineArguments",
    "DescriptionsTests": "Descriptions",
    "GenerationTests": "Descriptions PackageEditing Generation TemporaryFolders Toolchain",
    "WorkshopTests": "Matrix TemporaryFolders Toolchain Workshop",
    "ToolchainTests": "TemporaryFolders Toolchain",
    "SourceMeasuresTests": "SourceMeasures SwiftSource Matrix TemporaryFolders",
    "TestRunsTests": "TestRuns Matrix TemporaryFolders Toolchain",
    "CoverageTests": "TestRuns Coverage Matrix TemporaryFolders Toolchain",
    "MutationTests": """
    BuiltPrograms TestRuns Matrix Mutation ServedRun TemporaryFolders Toolchain
    """,
    "StructureTests": "Matrix Structure TemporaryFolders Toolchain",
    "LatencyTests": """
    CCountedBodies CInstructionCounter Latency Matrix ReportSamples Statistics
    TemporaryFolders Toolchain
    """,
    "BenchmarksTests":
        "Benchmarks ImplementationRegistry HeadlessKit Latency Matrix Scenarios Statistics",
    "NoiseTrialTests": "Latency Matrix NoiseTrial SeededRandom Statistics",
    "DecisionTests":
        "SourceMeasures Decision SwiftSource Matrix Mutation Report ReportSamples Workshop",
    "ClaimsTests": """
    SourceMeasures Claims Coverage Latency SwiftSource Matrix Mutation Report ReportSamples Statistics
    Structure Workshop
    """,
    "TracingTests": "Matrix TemporaryFolders Toolchain Tracing",
    "TraceProbeTests": "HeadlessKit Matrix Scenarios TraceProbe Tracing",
    "DemoTests": "Demo HeadlessKit Matrix Model Scenarios Tracing",
    "ReportTests": """
    Latency Matrix Report ReportSamples Statistics TemporaryFolders Toolchain Workshop
    """,
    "RenderingTests": """
    SourceMeasures Coverage Decision Latency SwiftSource Matrix Report Rendering
    ReportSamples Statistics Structure TemporaryFolders Tracing Workshop
    """,
    "PipelineTests": """
    Coverage Latency Report Equivalence TemporaryFolders Toolchain Tracing Pipeline
    """,
    "ArchbenchTests": """
    archbench BuiltPrograms CPseudoTerminal Generation PlayProbe Report ReportSamples
    TemporaryFolders Toolchain TraceProbe
    """,
]

let moduleTests = (testSupport.map { $0 } + tests.map { $0 })
    .map { target($0, $1, path: "Tests/\($0)") }

// MARK: - Package

let package = Package(
    name: "archbench",
    platforms: [.macOS(.v15)],
    targets: modules + contracts + implementations + scenes + controls + moduleTests
        + implementationTests,
    swiftLanguageModes: [.v6]
)
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

func links(to targets: [Target]) -> [Target.Dependency] {
    targets.map { .target(name: $0.name) }
}

// The modules that name features compile only what names the selected ones.
let describedFeatures = ["BlogFeed", "Comments", "People", "Profile"]
targets["Matrix"]?.dependencies += links(to: contracts)
targets["Matrix"]?.exclude = excludedFeatures.map { "Feature+\($0).swift" }
targets["ImplementationRegistry"]?.dependencies += links(
    to: contracts + implementations + scenes + controls
)
targets["ImplementationRegistry"]?.exclude = excludedFeatures.map {
    "ImplementationRegistry+\($0).swift"
}
targets["DescriptionPlayer"]?.dependencies +=
    links(to: contracts.filter { describedFeatures.contains($0.name) })
targets["DescriptionPlayer"]?.exclude = excludedFeatures.filter(describedFeatures.contains)
for name in ["Matrix", "ImplementationRegistry", "DescriptionPlayer"] {
    targets[name]?.swiftSettings = (featureNames + matrix.map(\.name)).map { .define("HAS_\($0)") }
}

targets["Generation"]?.exclude = ["Examples"]
targets["Workshop"]?.exclude = ["Changes", "Exercises", "Lessons"]
targets["RenderingTests"]?.exclude = ["Snapshots"]
targets["CIndexStore"]?.linkerSettings = [.linkedLibrary("dl", .when(platforms: [.linux]))]
// Embedded in the command, so that it finds them wherever it is installed.
targets["Rendering"]?.resources = [
    "page.css", "elements.js", "views.js", "matrix.js", "decision.js", "mix.js", "claims.js",
    "sources.js", "steps.js", "projector.js", "start.js",
].map { .embedInCode("HTML/Resources/\($0)") }
if selection != nil {
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

// The names of modules in C begin with a C of their own.
let swiftTargets = package.targets.filter {
    $0.name != "ServedRun"
        && !($0.name.hasPrefix("C") && $0.name.dropFirst().first?.isUppercase == true)
}
for target in swiftTargets {
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
let large = ["Descriptions", "Generation", "Rendering", "SwiftSource", "Pipeline", "archbench"]
for target in swiftTargets where !large.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-driver-batch-count", "1"]))
}

// Nothing of these is timed. What they do within a probe they do before and after that: they read a task or
// a description, and hand results over; what plays a description does so once beside all cells. To optimise
// them would take as long as all else that a first report builds of a small feature.
let hasty = [
    "CommandLineArguments", "DescriptionPlayer", "Descriptions", "InputFiles",
    "Latency", "Statistics", "Toolchain",
]
for target in package.targets where hasty.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// These read all sources of the package and the whole report at each report, also where nothing is measured
// again, and people wait for that again and again; to optimise them takes a few seconds, once.
for target in package.targets where ["JSONSyntax", "SwiftSource"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}
