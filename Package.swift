// swift-tools-version: 6.2

import PackageDescription

// Each implementation of a feature is a target, so that the compiler keeps them apart. The first variant is
// the baseline. Feature+….swift in Sources/Subject/Matrix has the details.
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

// The modules of each group with their direct dependencies; a star marks a program. A module imports its
// dependencies and what they depend on. A group depends only on itself and groups above it;
// Sources/README.md explains the groups.
let groups: KeyValuePairs = [
    "Support": """
    CommandLineArguments: CPlatform: InputFiles: JSONSyntax: SeededRandom: Statistics:
    SwiftSource: InputFiles
    Toolchain: CPlatform InputFiles
    """,
    "Subject": """
    HeadlessKit: ModelFormatting:
    DataBinding: HeadlessKit
    ImplementationRegistry: Matrix
    Matrix: Scenarios
    Model: SeededRandom
    Scenarios: HeadlessKit JSONSyntax Model
    """,
    "Equivalence": """
    CLeakDetector:
    Equivalence: LeakDetector Matrix
    LeakDetector: CLeakDetector CPlatform
    """,
    "Descriptions": """
    DescriptionPlayer: Descriptions Equivalence
    Descriptions: CommandLineArguments InputFiles SeededRandom
    Generation*: PackageEditing
    PackageEditing: Descriptions Toolchain
    """,
    "Measures": """
    CAllocationCounter: CCallRecorder: CIndexStore: CInstructionCounter: CTestRunServer:
    Benchmarks: ImplementationRegistry Latency
    Coverage: TestRuns
    Latency: Matrix Statistics Toolchain
    LatencyProbe*: Benchmarks CAllocationCounter CInstructionCounter
    Mutation: SwiftSource TestRuns
    PlayProbe*: DescriptionPlayer ImplementationRegistry Latency
    SourceMeasures: Matrix SwiftSource
    Structure: CIndexStore Matrix SwiftSource Toolchain
    TestRuns: Matrix Toolchain
    TraceProbe*: CCallRecorder ImplementationRegistry Tracing
    Tracing: Matrix Toolchain
    """,
    "Teaching": """
    Demo: Tracing
    Workshop: Matrix SwiftSource Toolchain
    """,
    "Reporting": """
    Claims: Report
    Decision: Claims
    Rendering: CommandLineArguments Decision
    Report: Coverage Latency Mutation SourceMeasures Structure Tracing Workshop
    """,
    "App": """
    archbench*: Demo Pipeline
    Pipeline: Equivalence PackageEditing Rendering
    """,
    "Development": """
    CheckVerdicts*: PageChecks
    DescriptionFuzz*: Descriptions Report
    NoiseTrial*: Pipeline
    PageChecks: Statistics
    ReportFuzz*: Rendering ReportSamples
    """,
]

func target(_ name: String, _ dependencies: String, in path: String, isProgram: Bool = false)
    -> Target
{
    let dependencies = dependencies.split(whereSeparator: \.isWhitespace).map {
        Target.Dependency.target(name: String($0))
    }
    if name.hasSuffix("Tests"), selection == nil {
        return .testTarget(name: name, dependencies: dependencies, path: path)
    }
    return isProgram
        ? .executableTarget(name: name, dependencies: dependencies, path: path)
        : .target(name: name, dependencies: dependencies, path: path)
}

func moduleTargets(_ table: String, in folder: String) -> [Target] {
    table.matches(of: #/(\w+)(\*?):((?:\s+\w+(?![\w*:]))*)/#).map { row in
        let path = "\(folder)/\(row.1)"
        return target(String(row.1), String(row.3), in: path, isProgram: !row.2.isEmpty)
    }
}

let modules = groups.flatMap { moduleTargets($1, in: "Sources/\($0)") }

// A module of tests also depends on the module that it tests, and on TemporaryFolders.
let tests = moduleTargets(
    """
    BenchmarksTests: BuiltPrograms: CCountedBodies: CPseudoTerminal: CommandLineArgumentsTests:
    CoverageTests: DataBindingTests: DemoTests: DescriptionsTests: GenerationTests: HeadlessKitTests:
    InputFilesTests: JSONSyntaxTests: LanguageTests: LeakDetectorTests: ModelFormattingTests: ModelTests:
    NoiseTrialTests: PageChecksTests: PipelineTests: ReportFuzzTests: ScenariosTests: SeededRandomTests:
    SourceMeasuresTests: StructureTests: SwiftSourceTests: TemporaryFolders: TestRunsTests: ToolchainTests:
    TraceProbeTests: TracingTests: WorkshopTests:
    ArchbenchTests: archbench BuiltPrograms CPseudoTerminal Generation PlayProbe ReportSamples TraceProbe
    ClaimsTests: ReportSamples
    DecisionTests: ReportSamples
    EquivalenceTests: PlayProbe WrongImplementations
    ImplementationRegistryTests: BlogFeed ImplementationTesting
    ImplementationTesting: Equivalence
    LatencyTests: CCountedBodies CInstructionCounter ReportSamples
    MutationTests: BuiltPrograms ServedRun
    RenderingTests: ReportSamples
    ReportSamples: Report
    ReportTests: ReportSamples
    ServedRun*: CTestRunServer
    StatisticsTests: SeededRandom
    WrongImplementations: BlogFeed BlogFeedMVC BlogFeedMVCCard HeadlessKit Model
    """,
    in: "Tests"
)
for test in tests where test.type == .test {
    let tested = modules.filter { $0.name + "Tests" == test.name }.map(\.name)
    test.dependencies += (tested + ["TemporaryFolders"]).map { .target(name: $0) }
}

// MARK: - Features

// The modules that all implementations import (SharedModule in Sources/Subject/Matrix).
let shared = "DataBinding HeadlessKit Model ModelFormatting"

let contracts = featureNames.map { feature in
    target(
        feature,
        "HeadlessKit Model Scenarios SeededRandom",
        in: "Sources/Features/\(feature)/Contract"
    )
}

// Implementations that are composed of modules of others. No other implementation imports another.
let taken = ["BlogFeedMixed": "BlogFeedMVP BlogFeedVIPER BlogFeedMVVM"]

// Features with a second scene that reuses the modules of each implementation. It is a target of its own,
// so that it can use entry points only, and is not counted as a part of the implementation.
let secondScenes = ["BlogFeed": "Card"]

// ARCHBENCH_MUTANTS is a folder with copies of the implementations' sources that contain mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

let implementations = matrix.map { row in
    target(
        row.name,
        "\(row.feature) \(shared) \(taken[row.name] ?? "")",
        in: "\(sources)/Features/\(row.feature)/\(row.variant)"
    )
}

let scenes = matrix.compactMap { row in
    secondScenes[row.feature].map { scene in
        target(
            row.name + scene,
            "\(row.feature) \(shared) \(taken[row.name] ?? row.name)",
            in: "Sources/Features/\(row.feature)/\(scene)/\(row.variant)"
        )
    }
}

// The A/A control: the baseline once more under another name, through a link to the same sources.
// Differences between the two are noise, to which the latency of each run is compared.
let controls = featureNames.map { feature in
    target(feature + "Control", "\(feature) \(shared)", in: "Sources/Subject/Baselines/\(feature)")
}

// In a selection each implementation has a test program of its own, because it starts faster with
// fewer tests; test targets would become one program. archbench writes its main.swift.
let implementationTests = matrix.flatMap { row in
    let name = row.name + "Tests"
    let tests = target(
        name,
        "\(row.name) \(row.feature) ImplementationTesting DataBinding HeadlessKit Model Scenarios",
        in: "Tests/Features/\(row.feature)/\(row.variant)Tests"
    )
    let folder = ".build/archbench/runs/\(name)Run"
    let run = target(name + "Run", "\(name) CTestRunServer", in: folder, isProgram: true)
    return selection == nil ? [tests] : [tests, run]
}

// MARK: - Templates

// The templates of the generator are compiled and tested like features, with sample names. Their modules of
// the model and the contract have only what the samples need.
let templates = [("Panel", "Elements", ["NUMBERS"]), ("Desk", "Detail", ["CHANGES", "TELLS"])]
    .flatMap {
        (name, kind, flags) in
        let sources = "Sources/Descriptions/Templates/\(kind)"
        let variants = ["MVC", "MVP", "MVVM", "VIPER"].map { variant in
            target(name + variant, "\(name) \(name)Model \(shared)", in: "\(sources)/\(variant)")
        }
        let tests = ["MVP", "MVVM", "VIPER"].map { variant in
            target(
                "\(name)\(variant)Tests",
                "\(name) \(name)Model \(name)\(variant) ImplementationTesting Scenarios \(shared)",
                in: "Tests/Templates/\(kind)/\(variant)Tests"
            )
        }
        for target in variants + tests { target.swiftSettings = flags.map { .define($0) } }
        return [
            target(name + "Model", "Model", in: "\(sources)/Model"),
            target(name, "\(name)Model Model Scenarios", in: "\(sources)/Contract"),
        ] + variants + tests
    }

// MARK: - Package

let package = Package(
    name: "archbench",
    platforms: [.macOS(.v15)],
    targets: modules + tests + contracts + implementations + scenes + controls + templates
        + implementationTests,
    swiftLanguageModes: [.v6]
)
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

// The modules that name features compile only what names the selected ones.
let described = contracts.filter {
    ["BlogFeed", "Comments", "People", "Profile"].contains($0.name)
}
for (name, features, prefix) in [
    ("Matrix", contracts, "Feature+"),
    (
        "ImplementationRegistry", contracts + implementations + scenes + controls,
        "ImplementationRegistry+"
    ),
    ("DescriptionPlayer", described, ""),
] {
    targets[name]?.dependencies += features.map { .target(name: $0.name) }
    targets[name]?.exclude = excludedFeatures.map { prefix.isEmpty ? $0 : "\(prefix)\($0).swift" }
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
        for case .targetItem(let name, _) in target.dependencies { need(name) }
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
