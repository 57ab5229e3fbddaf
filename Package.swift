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
let selection = Context.environment["ARCHBENCH_IMPLEMENTATIONS"].map(words)

let matrix = features.flatMap { (feature, variants) in
    words(variants).map { (feature: feature, variant: $0, name: feature + $0) }
}
.filter { selection?.contains($0.name) ?? true }
let featureNames = features.map(\.0).filter { name in matrix.contains { $0.feature == name } }
let excludedFeatures = features.map(\.0).filter { !featureNames.contains($0) }

// MARK: - Modules

// The modules of each group with their direct dependencies; a star marks a program. A module imports its
// dependencies and what they depend on. A group depends only on itself and groups above it;
// Sources/README.md explains the groups. A module of tests also depends on the module that it tests.
let groups: KeyValuePairs = [
    "Sources/Support": """
    CommandLineArguments: CPlatform: JSONSyntax: SeededRandom: Statistics:
    InputFiles: CPlatform
    SwiftSource: InputFiles
    Toolchain: InputFiles
    """,
    "Sources/Subject": """
    CMainActorQueue: HeadlessKit: ModelFormatting:
    DataBinding: HeadlessKit
    ImplementationRegistry: Matrix StateManagement
    Matrix: Scenarios
    Model: SeededRandom
    Scenarios: CMainActorQueue HeadlessKit JSONSyntax Model
    StateManagement: Model
    """,
    "Sources/Equivalence": """
    CLeakDetector: LeakDetector: CLeakDetector CPlatform
    Equivalence: InputFiles LeakDetector Matrix StateManagement
    """,
    "Sources/Descriptions": """
    DescriptionPlayer: Descriptions Equivalence
    Descriptions: CommandLineArguments InputFiles SeededRandom
    Generation*: PackageEditing
    PackageEditing: Descriptions Toolchain
    """,
    "Sources/Measures": """
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
    "Sources/Teaching": "Demo: Tracing Workshop: Matrix SwiftSource Toolchain",
    "Sources/Reporting": """
    Claims: Report
    Decision: Claims
    Rendering: CommandLineArguments Decision
    Report: Coverage Latency Mutation SourceMeasures Structure Tracing Workshop
    """,
    "Sources/App": "archbench*: Demo Pipeline Pipeline: Equivalence PackageEditing Rendering",
    "Sources/Development": """
    CheckVerdicts*: PageChecks
    DescriptionFuzz*: Descriptions Report
    NoiseTrial*: Pipeline
    PageChecks: Statistics
    ReportFuzz*: Rendering ReportSamples
    """,
    "Tests": """
    BenchmarksTests: BuiltPrograms: CCountedBodies: CPseudoTerminal: CommandLineArgumentsTests:
    CoverageTests: DataBindingTests: DemoTests: DescriptionsTests: GenerationTests: HeadlessKitTests:
    InputFilesTests: JSONSyntaxTests: LanguageTests: LeakDetectorTests: ModelFormattingTests: ModelTests:
    NoiseTrialTests: PageChecksTests: PipelineTests: ReportFuzzTests: ScenariosTests: SeededRandomTests:
    SourceMeasuresTests: StructureTests: SwiftSourceTests: TemporaryFolders: TestRunsTests: ToolchainTests:
    TraceProbeTests: TracingTests: WorkshopTests:
    ArchbenchTests: archbench BuiltPrograms CPseudoTerminal Generation PlayProbe ReportSamples TraceProbe
    ClaimsTests: ReportSamples DecisionTests: ReportSamples RenderingTests: ReportSamples
    EquivalenceTests: PlayProbe WrongImplementations
    ImplementationRegistryTests: BlogFeed ImplementationTesting
    ImplementationTesting: Equivalence MutationTests: BuiltPrograms ServedRun ServedRun*: CTestRunServer
    LatencyTests: CCountedBodies CInstructionCounter ReportSamples
    ReportSamples: Report ReportTests: ReportSamples
    StateManagementTests: Scenarios StatisticsTests: SeededRandom
    WrongImplementations: BlogFeed BlogFeedMVC BlogFeedMVCCard HeadlessKit Model
    """,
]

// Returns a target; a star after the name marks a program.
func target(_ name: String, _ imports: String, in path: String, flags: String = "") -> Target {
    let plainName = name.filter { $0 != "*" }
    let target: Target =
        name.hasSuffix("Tests") && selection == nil
        ? .testTarget(name: name)
        : name.hasSuffix("*") ? .executableTarget(name: plainName) : .target(name: name)
    target.path = path
    target.dependencies = words(imports).map { .target(name: $0) }
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + words(flags).map { .define($0) }
    return target
}

let modules = groups.flatMap { (folder, table) in
    table.matches(of: #/((\w+)\*?):((?:\s+\w+(?![\w*:]))*)/#).map { row in
        target("\(row.1)", "\(row.3)", in: "\(folder)/\(row.2)")
    }
}
for test in modules where test.type == .test {
    let used = modules.filter { [test.name, "TemporaryFoldersTests"].contains($0.name + "Tests") }
    test.dependencies += used.map { .target(name: $0.name) }
}

// MARK: - Features

// The modules that all implementations import (SharedModule in Sources/Subject/Matrix).
let shared = "DataBinding HeadlessKit Model ModelFormatting StateManagement"

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

let contracts = featureNames.map {
    target($0, "Scenarios SeededRandom \(shared)", in: "Sources/Features/\($0)/Contract")
}

// The A/A control: the baseline once more under another name, through a link to the same sources.
let controls = featureNames.map {
    target($0 + "Control", $0, in: "Sources/Subject/Baselines/\($0)")
}

let implementations = matrix.flatMap { (feature, variant, name) in
    words(secondScenes[feature] ?? "").map { scene in
        let imports = "\(feature) \(taken[name + scene] ?? name)"
        return target(name + scene, imports, in: "Sources/Features/\(feature)/\(scene)/\(variant)")
    } + [
        target(
            name,
            "\(feature) \(taken[name] ?? "")",
            in: "\(sources)/Features/\(feature)/\(variant)"
        )
    ]
}

let testing = "ImplementationTesting Scenarios"
let tests = matrix.map { (feature, variant, name) in
    target(name + "Tests", "\(name) \(testing)", in: "Tests/Features/\(feature)/\(variant)Tests")
}

// In a selection each implementation has a test program of its own, because it starts faster with
// fewer tests; test targets would become one program. archbench writes its main.swift.
let programs = (selection == nil ? [] : matrix.map { $0.name + "TestsRun" }).map { name in
    target(name + "*", "\(name.dropLast(3)) CTestRunServer", in: ".build/archbench/runs/\(name)")
}

// The templates of the generator are compiled and tested like features, with sample names. Their modules of
// the model and the contract have only what the samples need. Links among the tests compile the templates of
// lists again with other alternatives.
let templates = [
    ("Panel", "Elements", "NUMBERS"), ("Desk", "Detail", "CHANGES TELLS"), ("Venue", "Header", ""),
    ("Roster", "List", "CHANGES FILTERS REMOVAL"),
    ("ListInPages", "Roster", "CHANGES PAGES REMOVAL"),
    ("ListThatGrows", "Roster", "CHANGES PAGES"), ("ListOfConstants", "Roster", ""),
].flatMap { (name, kind, flags) in
    let isLink = kind == "Roster"
    let folder = isLink ? "Tests/Templates/\(name)" : "Sources/Descriptions/Templates/\(kind)"
    let tested = ["Panel", "Desk"].contains(name) ? ["MVP", "MVVM", "VIPER"] : []
    let modules = [
        target(name, "\(name)Model Scenarios \(shared)", in: "\(folder)/Contract"),
        target(name + "Model", "Model", in: "\(folder)/Model"),
    ]
    return (isLink ? [] : modules)
        + ["MVC", "MVP", "MVVM", "VIPER"].map {
            target(name + $0, isLink ? kind : name, in: "\(folder)/\($0)", flags: flags)
        }
        + tested.map {
            let folder = "Tests/Templates/\(kind)/\($0)Tests"
            return target("\(name)\($0)Tests", "\(name)\($0) \(testing)", in: folder, flags: flags)
        }
}

let package = Package(
    name: "archbench",
    platforms: [.macOS(.v15)],
    targets: modules + contracts + controls + implementations + tests + programs + templates,
    swiftLanguageModes: [.v6]
)
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

// The modules that name features compile only what names the selected ones.
let played = ["BlogFeed", "Comments", "People", "Profile"]
for (name, features, file) in [
    ("Matrix", contracts, "Feature+%.swift"),
    ("DescriptionPlayer", contracts.filter { played.contains($0.name) }, "%"),
    ("ImplementationRegistry", implementations + controls, "ImplementationRegistry+%.swift"),
] {
    let excluded = excludedFeatures.filter { file != "%" || played.contains($0) }
    targets[name]?.exclude = excluded.map { file.replacing("%", with: $0) }
    targets[name]?.dependencies += features.map { .target(name: $0.name) }
    let flags = (featureNames + matrix.map(\.name)).map { "HAS_\($0)" }
    targets[name]?.swiftSettings? += flags.map { .define($0) }
}

targets["Generation"]?.exclude = ["Examples"]
targets["Workshop"]?.exclude = ["Changes", "Exercises", "Lessons"]
targets["RenderingTests"]?.exclude = ["Snapshots"]
targets["CIndexStore"]?.linkerSettings = [.linkedLibrary("dl", .when(platforms: [.linux]))]
// Embedded in the command, so that it finds them wherever it is installed.
targets["Rendering"]?.resources = [.embedInCode("HTML/Resources")]

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

if selection != nil, let roots = Context.environment["ARCHBENCH_TARGETS"].map(words) {
    let kept = roots + roots.compactMap { targets[$0] }.flatMap { needed(by: $0) }
    package.targets.removeAll { !kept.contains($0.name) }
}

// Each report reads all sources and the complete report with the first two modules, and `swift run` builds in
// debug. In a selection, the modules without measured code are not optimized, because that takes nearly half of
// the build of the probes. Unsafe flags are for development only, because a package with them cannot be a
// dependency.
if Context.gitInformation?.currentTag == nil {
    let unmeasured =
        "CommandLineArguments DescriptionPlayer Descriptions InputFiles JSONSyntax Latency LeakDetector Matrix "
        + "Statistics Toolchain Tracing"
    let (names, flag, configuration) =
        selection == nil
        ? ("JSONSyntax SwiftSource", "-O", BuildConfiguration.debug)
        : (unmeasured, "-Onone", .release)
    for name in words(names) {
        let settings = SwiftSetting.unsafeFlags([flag], .when(configuration: configuration))
        targets[name]?.swiftSettings?.append(settings)
    }
}
