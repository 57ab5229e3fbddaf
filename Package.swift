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

// MARK: - Modules

// The modules of each group with their direct dependencies; a star marks a program. A module imports its
// dependencies and what they depend on. A group depends only on itself and groups above it;
// Sources/README.md explains the groups. A module of tests also depends on the module that it tests.
let groups: KeyValuePairs = [
    "Sources/Support": """
    CommandLineArguments: CPlatform: JSONSyntax: SeededRandom: Statistics:
    InputFiles: CPlatform SwiftSource: InputFiles Toolchain: InputFiles
    """,
    "Sources/Subject": """
    CMainActorQueue: HeadlessKit: ModelFormatting:
    DataBinding: HeadlessKit ImplementationRegistry: Matrix StateManagement
    Matrix: Scenarios Model: SeededRandom
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
    Generation*: PackageEditing PackageEditing: Descriptions Toolchain
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
    Claims: Report Decision: Claims
    Rendering: CommandLineArguments Decision
    Report: Coverage Latency Mutation SourceMeasures Structure Tracing Workshop
    """,
    "Sources/App": "archbench*: Demo Pipeline Pipeline: Equivalence PackageEditing Rendering",
    "Sources/Development": """
    CheckVerdicts*: PageChecks DescriptionFuzz*: Descriptions Report NoiseTrial*: Pipeline
    PageChecks: Statistics ReportFuzz*: Rendering ReportSamples
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

let package = Package(name: "archbench", platforms: [.macOS(.v15)], swiftLanguageModes: [.v6])

// The direct dependencies of each target.
var imports: [String: [String]] = [:]

// Adds a target; a star after the name marks a program.
@MainActor func add(_ name: String, _ dependencies: String, in path: String, flags: String = "") {
    let target: Target =
        name.hasSuffix("Tests") && selection == nil
        ? .testTarget(name: name)
        : name.hasSuffix("*") ? .executableTarget(name: "\(name.dropLast())") : .target(name: name)
    target.path = path
    target.swiftSettings =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .map { .enableUpcomingFeature($0) } + words(flags).map { .define($0) }
    package.targets.append(target)
    imports[target.name] = words(dependencies)
}

for (folder, table) in groups {
    for row in table.matches(of: #/((\w+)\*?):((?:\s+\w+(?![\w*:]))*)/#) {
        let tested = row.2.hasSuffix("Tests") ? "TemporaryFolders \(row.2.dropLast(5))" : ""
        add("\(row.1)", "\(row.3) \(tested)", in: "\(folder)/\(row.2)")
    }
}

// MARK: - Features

// The modules that all implementations import (SharedModule in Sources/Subject/Matrix).
let shared = "DataBinding HeadlessKit Model ModelFormatting StateManagement"
let testing = "ImplementationTesting Scenarios"

// Implementations and second scenes that are composed of modules of others. No other implementation imports
// another.
let composed = [
    "BlogFeedMixed": "BlogFeedMVP BlogFeedVIPER BlogFeedMVVM",
    "BlogFeedMixedCard": "BlogFeedStore BlogFeedObservable",
]

// Features with a second scene that reuses the modules of each implementation through their entry points.
let secondScenes = ["BlogFeed": "Card"]

// ARCHBENCH_MUTANTS is a folder with copies of the implementations' sources that contain mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

for feature in featureNames {
    add(feature, "Scenarios SeededRandom \(shared)", in: "Sources/Features/\(feature)/Contract")
    // The A/A control: the baseline once more under another name, through a link to the same sources.
    add(feature + "Control", feature, in: "Sources/Subject/Baselines/\(feature)")
}
for (feature, variant, name) in matrix {
    add(name, "\(feature) \(composed[name] ?? "")", in: "\(sources)/Features/\(feature)/\(variant)")
    add(name + "Tests", "\(name) \(testing)", in: "Tests/Features/\(feature)/\(variant)Tests")
    if let scene = secondScenes[feature] {
        let modules = "\(feature) \(composed[name + scene] ?? name)"
        add(name + scene, modules, in: "Sources/Features/\(feature)/\(scene)/\(variant)")
    }
    // In a selection each implementation has a test program of its own, because it starts faster with
    // fewer tests; test targets would become one program. archbench writes its main.swift.
    if selection != nil {
        let program = name + "TestsRun"
        add("\(program)*", "\(name)Tests CTestRunServer", in: ".build/archbench/runs/\(program)")
    }
}

// The templates of the generator are compiled and tested like features, with sample names. Links among the
// tests compile the templates of lists again with other alternatives.
for (name, kind, flags) in [
    ("Panel", "Elements", "NUMBERS"), ("Desk", "Detail", "CHANGES TELLS"), ("Venue", "Header", ""),
    ("Office", "Form", "ANNOUNCES ASKS REJECTS TRACKS"),
    ("Roster", "List", "CHANGES FILTERS REMOVAL"),
    ("ListInPages", "Roster", "CHANGES PAGES REMOVAL"),
    ("ListThatGrows", "Roster", "CHANGES PAGES"), ("ListOfConstants", "Roster", ""),
] {
    let isLink = kind == "Roster"
    let folder = isLink ? "Tests/Templates/\(name)" : "Sources/Descriptions/Templates/\(kind)"
    if !isLink {
        // The page that a header is on has the model and the contract.
        let page = folder.replacing("Header", with: "Page")
        add(name, "\(name)Model Scenarios \(shared)", in: "\(page)/Contract", flags: flags)
        add(name + "Model", "Model", in: "\(page)/Model", flags: flags)
    }
    for variant in words("MVC MVP MVVM VIPER") {
        let flags = "\(flags) \(variant)"
        add(name + variant, isLink ? kind : name, in: "\(folder)/\(variant)", flags: flags)
        // The tests of lists are only compiled.
        let isList = isLink || kind == "List"
        guard isList || variant != "MVC" else { continue }
        let tests = "Tests/Templates/\(isLink ? name + "Tests" : kind)/\(variant)Tests"
        let target = "\(name)\(variant)Test\(isList ? "Templates" : "s")"
        add(target, "\(name)\(variant) \(testing)", in: tests, flags: flags)
    }
}

// The templates that all variants share: the files that compose a page, and the tests of all features.
add("VenuePage", "Venue", in: "Sources/Descriptions/Templates/Page/All")
add("PanelMVCTests", "PanelMVC \(testing)", in: "Tests/Templates/Common")

let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

// The modules that name features compile only what names the selected ones.
let all = features.map(\.0)
let described = ["BlogFeed", "Comments", "People", "Profile"]
let screens = matrix.flatMap { [$0.name, $0.name + (secondScenes[$0.feature] ?? "")] }
let registered = screens + featureNames.map { $0 + "Control" }
for (name, features, modules, file) in [
    ("Matrix", all, featureNames, "Feature+%.swift"),
    ("DescriptionPlayer", described, described.filter(featureNames.contains), "%"),
    ("ImplementationRegistry", all, registered, "ImplementationRegistry+%.swift"),
] {
    let excluded = features.filter { !featureNames.contains($0) }
    targets[name]?.exclude = excluded.map { file.replacing("%", with: $0) }
    imports[name]? += modules
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
@MainActor func needed(by names: [String], beside found: [String] = []) -> [String] {
    names.filter { targets[$0] != nil }.reduce(found) { found, name in
        found.contains(name) ? found : needed(by: imports[name] ?? [], beside: found + [name])
    }
}
for target in package.targets {
    target.dependencies = needed(by: imports[target.name] ?? []).map { .target(name: $0) }
}

if selection != nil, let roots = Context.environment["ARCHBENCH_TARGETS"].map(words) {
    let kept = needed(by: roots)
    package.targets.removeAll { !kept.contains($0.name) }
}

// `swift run` builds in debug, where reading the sources and a report is slow without optimization. In a
// selection, the modules without measured code are not optimized, which takes nearly half of the build of the
// probes. Unsafe flags are for development only, because a package with them cannot be a dependency.
if Context.gitInformation?.currentTag == nil {
    let (names, flag, mode): (String, String, BuildConfiguration) =
        selection == nil
        ? ("JSONSyntax SwiftSource", "-O", .debug)
        : (
            "CommandLineArguments DescriptionPlayer Descriptions InputFiles JSONSyntax Latency LeakDetector "
                + "Matrix Statistics Toolchain Tracing", "-Onone", .release
        )
    let setting = SwiftSetting.unsafeFlags([flag], .when(configuration: mode))
    for name in words(names) { targets[name]?.swiftSettings?.append(setting) }
}
