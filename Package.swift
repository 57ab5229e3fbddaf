// swift-tools-version: 6.2

import PackageDescription

// Each implementation of a feature is a target, so that the compiler keeps them apart. The first variant is
// the baseline. Feature+….swift in Sources/Subject/Matrix has the details.
let features = [
    ("Greeting", "MVC MVP MVVM VIPER Store Observable"),
    ("Digit", "MVC MVP MVVM VIPER Store Observable"),
    ("BlogFeed", "MVC MVP MVVM VIPER Store Observable MVCModel MVCP MVCVM Massive Mixed"),
    ("Comments", "MVC MVP MVVM VIPER Store Observable Massive"),
    ("People", "MVC MVP MVVM VIPER Store Observable"),
    ("Voice", "MVC MVP MVVM VIPER Store Observable"),
    ("Profile", "MVC MVP MVVM VIPER Store Observable"),
    ("Relay", "Direct Delegate Notification"),
    ("Binding", "Closure Delegate Observation Notification Manual"),
    ("Info", "Model Setters ViewModel Cluster"),
    ("Layers", "Protocol Closure"),
]

func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
}

// A build can leave out implementations: where ARCHBENCH_IMPLEMENTATIONS is set, only these are compiled,
// and the package consists of the ARCHBENCH_TARGETS and the targets that they depend on. Both are names
// separated by blanks. archbench sets them to build probes and tests of a selection.
func names(in variable: String) -> Set<String>? {
    Context.environment[variable].map { Set(words($0)) }
}
let selection = names(in: "ARCHBENCH_IMPLEMENTATIONS")

let matrix = features.flatMap { (feature, variants) in
    words(variants).map { (feature: feature, variant: $0, name: feature + $0) }
}
.filter { selection?.contains($0.name) ?? true }

let featureNames = features.map(\.0).filter { name in matrix.contains { $0.feature == name } }
let excludedFeatures = features.map(\.0).filter { !featureNames.contains($0) }

// MARK: - Modules

// The modules of each group with their direct dependencies; a star marks a program. A module imports its
// dependencies and what they depend on. A group depends only on itself and groups above it;
// Sources/README.md explains the groups.
let groups: KeyValuePairs = [
    "Support": """
    CommandLineArguments: CPlatform: JSONSyntax: SeededRandom: Statistics:
    InputFiles: CPlatform
    SwiftSource: InputFiles
    Toolchain: InputFiles
    """,
    "Subject": """
    CMainActorQueue: HeadlessKit: ModelFormatting:
    DataBinding: HeadlessKit
    ImplementationRegistry: Matrix StateManagement
    Matrix: Scenarios
    Model: SeededRandom
    Scenarios: CMainActorQueue HeadlessKit JSONSyntax Model
    StateManagement: Model
    """,
    "Equivalence": """
    CLeakDetector: LeakDetector: CLeakDetector CPlatform
    Equivalence: InputFiles LeakDetector Matrix StateManagement
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
    "Teaching": "Demo: Tracing Workshop: Matrix SwiftSource Toolchain",
    "Reporting": """
    Claims: Report
    Decision: Claims
    Rendering: CommandLineArguments Decision
    Report: Coverage Latency Mutation SourceMeasures Structure Tracing Workshop
    """,
    "App": "archbench*: Demo Pipeline Pipeline: Equivalence PackageEditing Rendering",
    "Development": """
    CheckVerdicts*: PageChecks
    DescriptionFuzz*: Descriptions Report
    NoiseTrial*: Pipeline
    PageChecks: Statistics
    ReportFuzz*: Rendering ReportSamples
    """,
]

func target(_ name: String, _ imports: String, in path: String, isRun: Bool = false) -> Target {
    let imports = words(imports).map { Target.Dependency.target(name: $0) }
    if name.hasSuffix("Tests"), selection == nil {
        return .testTarget(name: name, dependencies: imports, path: path)
    }
    return isRun
        ? .executableTarget(name: name, dependencies: imports, path: path)
        : .target(name: name, dependencies: imports, path: path)
}

func moduleTargets(_ table: String, in folder: String) -> [Target] {
    table.matches(of: #/(\w+)(\*?):((?:\s+\w+(?![\w*:]))*)/#).map { row in
        target("\(row.1)", "\(row.3)", in: "\(folder)/\(row.1)", isRun: !row.2.isEmpty)
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
    StateManagementTests: Scenarios
    StatisticsTests: SeededRandom
    WrongImplementations: BlogFeed BlogFeedMVC BlogFeedMVCCard HeadlessKit Model
    """,
    in: "Tests"
)
for test in tests where test.type == .test {
    let tested = modules.filter { $0.name + "Tests" == test.name }.map(\.name)
    test.dependencies += (tested + ["TemporaryFolders"]).map { .target(name: $0) }
}

// The modules that all implementations import (SharedModule in Sources/Subject/Matrix).
let shared = "DataBinding HeadlessKit Model ModelFormatting StateManagement"

let contracts = featureNames.map {
    target($0, "HeadlessKit Model Scenarios SeededRandom", in: "Sources/Features/\($0)/Contract")
}

// Implementations and second scenes that are composed of modules of others. No other implementation imports
// another.
let taken = [
    "BlogFeedMixed": "BlogFeedMVP BlogFeedVIPER BlogFeedMVVM",
    "BlogFeedMixedCard": "BlogFeedStore BlogFeedObservable",
]

// Features with a second scene that reuses the modules of each implementation through their entry points.
let secondScenes = ["BlogFeed": "Card"]

// ARCHBENCH_MUTANTS is a folder with copies of the implementations' sources that contain mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

let implementations = matrix.map { (feature, variant, name) in
    let imports = "\(feature) \(shared) \(taken[name] ?? "")"
    return target(name, imports, in: "\(sources)/Features/\(feature)/\(variant)")
}

let scenes = matrix.compactMap { (feature, variant, name) in
    secondScenes[feature].map { scene in
        let imports = "\(feature) \(shared) \(taken[name + scene] ?? name)"
        return target(name + scene, imports, in: "Sources/Features/\(feature)/\(scene)/\(variant)")
    }
}

// The A/A control: the baseline once more under another name, through a link to the same sources.
let controls = featureNames.map {
    target($0 + "Control", "\($0) \(shared)", in: "Sources/Subject/Baselines/\($0)")
}

// In a selection each implementation has a test program of its own, because it starts faster with
// fewer tests; test targets would become one program. archbench writes its main.swift.
let implementationTests = matrix.flatMap { (feature, variant, name) in
    let imports = "\(shared) ImplementationTesting Scenarios \(feature) \(name)"
    let folder = "Tests/Features/\(feature)/\(variant)Tests"
    let tests = target(name + "Tests", imports, in: folder)
    let runs = ".build/archbench/runs/\(name)TestsRun"
    let run = target(name + "TestsRun", "\(name)Tests CTestRunServer", in: runs, isRun: true)
    return selection == nil ? [tests] : [tests, run]
}

// The templates of the generator are compiled and tested like features, with sample names. Their modules of
// the model and the contract have only what the samples need. Links among the tests compile the templates of
// lists again with other alternatives.
let templates = [
    ("Panel", "Elements", "Panel", "NUMBERS"), ("Desk", "Detail", "Desk", "CHANGES TELLS"),
    ("Venue", "Header", "Venue", ""), ("Roster", "List", "Roster", "CHANGES FILTERS REMOVAL"),
    ("Roster", "List", "ListInPages", "CHANGES PAGES REMOVAL"),
    ("Roster", "List", "ListThatGrows", "CHANGES PAGES"), ("Roster", "List", "ListOfConstants", ""),
].flatMap { (name, kind, build, flags) -> [Target] in
    let isFirst = build == name
    let folder = "Sources/Descriptions/Templates/\(kind)"
    let sources = isFirst ? folder : "Tests/Templates/\(build)"
    let imports = "\(name) \(name)Model \(shared)"
    let compiled = ["MVC", "MVP", "MVVM", "VIPER"].map {
        target(build + $0, imports, in: "\(sources)/\($0)")
    }
    let tests = (["Panel", "Desk"].contains(name) ? ["MVP", "MVVM", "VIPER"] : []).map { variant in
        target(
            "\(name)\(variant)Tests",
            "\(imports) \(name)\(variant) ImplementationTesting Scenarios",
            in: "Tests/Templates/\(kind)/\(variant)Tests"
        )
    }
    for target in compiled + tests { target.swiftSettings = words(flags).map { .define($0) } }
    let modules = [
        target(name + "Model", "Model", in: "\(folder)/Model"),
        target(name, "\(name)Model Model Scenarios", in: "\(folder)/Contract"),
    ]
    return compiled + tests + (isFirst ? modules : [])
}

let opened = contracts + implementations + scenes + controls
let package = Package(
    name: "archbench",
    platforms: [.macOS(.v15)],
    targets: modules + tests + opened + templates + implementationTests,
    swiftLanguageModes: [.v6]
)
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

// The modules that name features compile only what names the selected ones.
let played = ["BlogFeed", "Comments", "People", "Profile"]
for (name, features, file) in [
    ("Matrix", contracts, "Feature+%.swift"),
    ("DescriptionPlayer", contracts.filter { played.contains($0.name) }, "%"),
    ("ImplementationRegistry", opened, "ImplementationRegistry+%.swift"),
] {
    targets[name]?.dependencies += features.map { .target(name: $0.name) }
    targets[name]?.exclude = excludedFeatures.filter { file != "%" || played.contains($0) }
        .map { file.replacing("%", with: $0) }
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

// SwiftPM compiles a target again after a change in a direct dependency only, but the layout of a type can
// depend on an indirect one. So each target depends directly on all that it needs.
@MainActor func needed(by target: Target, beside found: [String] = []) -> [String] {
    target.dependencies.reduce(found) { found, dependency in
        guard case .targetItem(let name, _) = dependency, !found.contains(name),
            let target = targets[name]
        else { return found }
        return needed(by: target, beside: found + [name])
    }
}
for target in package.targets {
    target.dependencies = needed(by: target).map { .target(name: $0) }
}

if selection != nil, let roots = names(in: "ARCHBENCH_TARGETS") {
    let kept = roots.union(roots.compactMap { targets[$0] }.flatMap { needed(by: $0) })
    package.targets.removeAll { !kept.contains($0.name) }
}

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
            .enableUpcomingFeature($0)
        }
}
// Each report reads all sources and the complete report with the first two modules, and `swift run` builds in
// debug. The others have no measured code, and optimizing them takes nearly half of the build of the probes.
// Unsafe flags are for development only, because a package with them cannot be a dependency.
if Context.gitInformation?.currentTag == nil {
    for name in ["JSONSyntax", "SwiftSource"] {
        targets[name]?.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
    let unmeasured = [
        "CommandLineArguments", "Descriptions", "InputFiles", "Latency", "LeakDetector", "Matrix",
        "Statistics", "Toolchain", "Tracing",
    ]
    for name in unmeasured where selection != nil {
        targets[name]?.swiftSettings?
            .append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
}
