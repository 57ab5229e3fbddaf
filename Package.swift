// swift-tools-version: 6.2

import PackageDescription

// MARK: - Features

/// A feature or lab with its variants, the first of which is the baseline. Each implementation is a
/// target of its own, so that the compiler keeps implementations apart.
struct Feature {
    let name: String
    let variants: [String]

    init(_ name: String, _ variants: String...) {
        self.name = name
        self.variants = variants
    }
}

let features = [
    Feature("Greeting", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable"),
    Feature("Digit", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable"),
    Feature(
        "BlogFeed",
        "MVC",
        "MVP",
        "MVVM",
        "VIPER",
        "Store",
        "Observable",
        "MVCModel",
        "MVCP",
        "MVCVM",
        "Massive",
        "Mixed"
    ),
    Feature(
        "Comments",
        "MVC",
        "MVP",
        "MVVM",
        "VIPER",
        "Store",
        "Observable",
        "MVCModel",
        "Massive"
    ),
    Feature("People", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable", "MVCModel"),
    Feature("Voice", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable", "MVCModel"),
    Feature("Profile", "MVC", "MVP", "MVVM", "VIPER", "Store", "Observable"),
    Feature("Relay", "Direct", "Delegate", "Notification"),
    Feature("Binding", "Closure", "Delegate", "Observation", "Notification", "Manual"),
    Feature("Info", "Model", "Setters", "ViewModel", "Cluster"),
    Feature("Layers", "Protocol", "Closure"),
]

/// The features with a second scene, which reuses the modules of each implementation.
let reuseScenes = ["BlogFeed": "Card"]

/// The implementations and second scenes that are composed of other implementations. No other
/// implementation imports another.
let composed = [
    "BlogFeedMixed": ["BlogFeedMVP", "BlogFeedVIPER", "BlogFeedMVVM"],
    "BlogFeedMixedCard": ["BlogFeedStore", "BlogFeedObservable"],
]

/// The features with a description, which the description player plays.
let describedFeatures = ["BlogFeed", "Comments", "Profile"]

// MARK: - Selection

// archbench builds its probes and the tests of implementations from a selection: these
// implementations, and these targets with their dependencies. Both are names separated by blanks.

func names(in variable: String) -> [String]? {
    Context.environment[variable]?.split(separator: " ").map(String.init)
}

let selectedImplementations = names(in: "ARCHBENCH_IMPLEMENTATIONS")
let selectedTargets = names(in: "ARCHBENCH_TARGETS")
let isSelection = selectedImplementations != nil

/// The folder of the implementations, or a copy of it that contains mutants.
let sources = Context.environment["ARCHBENCH_MUTANTS"] ?? "Sources"

struct Implementation {
    let feature: String
    let variant: String
    var name: String { feature + variant }
}

let implementations = features.flatMap { feature in
    feature.variants.map { Implementation(feature: feature.name, variant: $0) }
}
.filter { selectedImplementations?.contains($0.name) ?? true }

let featureNames = features.map(\.name)
let selectedFeatures = featureNames.filter { name in
    implementations.contains { $0.feature == name }
}

// MARK: - Kinds of targets

/// The modules that all implementations import (SharedModule in Sources/Subject/Matrix).
let sharedModules = [
    "AppSupport", "DataBinding", "HeadlessKit", "Model", "ModelFormatting", "StateManagement",
]

extension Target {
    /// A library.
    static func library(_ name: String, at path: String, needs modules: [String] = []) -> Target {
        .target(name: name, dependencies: modules.map { .target(name: $0) }, path: path)
    }

    /// A module in a group, such as `Sources/Support/InputFiles`. Sources/README.md explains the
    /// groups.
    static func module(_ name: String, in group: String, needs modules: [String] = []) -> Target {
        .library(name, at: "Sources/\(group)/\(name)", needs: modules)
    }

    /// A program in a group.
    static func program(_ name: String, in group: String, needs modules: [String] = []) -> Target {
        .executableTarget(
            name: name,
            dependencies: modules.map { .target(name: $0) },
            path: "Sources/\(group)/\(name)"
        )
    }

    /// Tests. In a selection they are a library, which a program of archbench runs.
    static func tests(_ name: String, at path: String, needs modules: [String] = []) -> Target {
        let dependencies = modules.map { Dependency.target(name: $0) }
        return isSelection
            ? .target(name: name, dependencies: dependencies, path: path)
            : .testTarget(name: name, dependencies: dependencies, path: path)
    }

    /// The tests of a module.
    static func tests(of module: String, needs modules: [String] = []) -> Target {
        .tests(
            "\(module)Tests",
            at: "Tests/\(module)Tests",
            needs: ["TemporaryFolders", module] + modules
        )
    }

    /// A library that tests use.
    static func testLibrary(_ name: String, needs modules: [String] = []) -> Target {
        .library(name, at: "Tests/\(name)", needs: modules)
    }

    /// The contract of a feature. It depends on everything that implementations import.
    static func contract(_ name: String, at path: String, needs modules: [String] = []) -> Target {
        .library(name, at: path, needs: ["Scenarios", "SeededRandom"] + sharedModules + modules)
    }

    /// Lets the tests of an implementation import it as `Implementation`, so that the tests of
    /// equal parts are one file, to which other implementations have links.
    func importing(implementation module: String) -> Target {
        dependencies += [module, "ImplementationTesting", "Scenarios"].map { .target(name: $0) }
        swiftSettings = [.unsafeFlags(["-module-alias", "Implementation=\(module)"])]
        return self
    }
}

// MARK: - Modules

let package = Package(name: "archbench", platforms: [.macOS(.v15)], swiftLanguageModes: [.v6])

package.targets = [
    .module("CPlatform", in: "Support"),
    .module("CommandLineArguments", in: "Support"),
    .module("InputFiles", in: "Support", needs: ["CPlatform"]),
    .module("JSONSyntax", in: "Support"),
    .module("SeededRandom", in: "Support"),
    .module("Statistics", in: "Support"),
    .module("SwiftSource", in: "Support", needs: ["InputFiles"]),
    .module("Toolchain", in: "Support", needs: ["InputFiles"]),

    .module("AppSupport", in: "Subject", needs: ["HeadlessKit"]),
    .module("CMainActorQueue", in: "Subject"),
    .module("DataBinding", in: "Subject", needs: ["AppSupport", "HeadlessKit"]),
    .module("HeadlessKit", in: "Subject"),
    .module("HeadlessKitDriver", in: "Subject", needs: ["AppSupport", "HeadlessKit"]),
    .module("ImplementationRegistry", in: "Subject", needs: ["Matrix", "StateManagement"]),
    .module("Matrix", in: "Subject", needs: ["Scenarios"] + selectedFeatures),
    .module("Model", in: "Subject", needs: ["SeededRandom"]),
    .module("ModelFormatting", in: "Subject"),
    .module(
        "Scenarios",
        in: "Subject",
        needs: ["CMainActorQueue", "HeadlessKitDriver", "JSONSyntax", "Model"]
    ),
    .module("StateManagement", in: "Subject", needs: ["Model"]),

    .module("CLeakDetector", in: "Equivalence"),
    .module(
        "Equivalence",
        in: "Equivalence",
        needs: ["InputFiles", "LeakDetector", "Matrix", "StateManagement"]
    ),
    .module("LeakDetector", in: "Equivalence", needs: ["CLeakDetector", "CPlatform"]),

    .module("Behaviours", in: "Descriptions", needs: ["Descriptions"]),
    .module(
        "DescriptionPlayer",
        in: "Descriptions",
        needs: ["Behaviours", "Equivalence"] + describedFeatures.filter(selectedFeatures.contains)
    ),
    .module(
        "Descriptions",
        in: "Descriptions",
        needs: ["CommandLineArguments", "InputFiles", "SeededRandom"]
    ),
    .program(
        "Generation",
        in: "Descriptions",
        needs: ["Behaviours", "PackageEditing", "Scenarios"]
    ),
    .module("PackageEditing", in: "Descriptions", needs: ["Descriptions", "Toolchain"]),

    .module("Benchmarks", in: "Measures", needs: ["ImplementationRegistry", "RunTimeMeasures"]),
    .module("CAllocationCounter", in: "Measures"),
    .module("CCallRecorder", in: "Measures"),
    .module("CIndexStore", in: "Measures"),
    .module("CInstructionCounter", in: "Measures"),
    .module("CTestRunServer", in: "Measures"),
    .module("Changes", in: "Measures", needs: ["Matrix", "SwiftSource", "Toolchain"]),
    .module("Coverage", in: "Measures", needs: ["TestRuns"]),
    .module("RunTimeMeasures", in: "Measures", needs: ["Matrix", "Statistics", "Toolchain"]),
    .program(
        "RunTimeProbe",
        in: "Measures",
        needs: ["Benchmarks", "CAllocationCounter", "CInstructionCounter"]
    ),
    .module("Mutation", in: "Measures", needs: ["SwiftSource", "TestRuns"]),
    .program(
        "PlayProbe",
        in: "Measures",
        needs: ["DescriptionPlayer", "ImplementationRegistry", "RunTimeMeasures"]
    ),
    .module("SourceMeasures", in: "Measures", needs: ["Matrix", "SwiftSource"]),
    .module(
        "Structure",
        in: "Measures",
        needs: ["CIndexStore", "Matrix", "SwiftSource", "Toolchain"]
    ),
    .module("TestRuns", in: "Measures", needs: ["Matrix", "Statistics", "Toolchain"]),
    .program(
        "TraceProbe",
        in: "Measures",
        needs: ["CCallRecorder", "ImplementationRegistry", "Tracing"]
    ),
    .module("Tracing", in: "Measures", needs: ["Matrix", "Toolchain"]),

    .module("Demo", in: "Teaching", needs: ["Tracing"]),
    .module("Workshop", in: "Teaching", needs: ["Changes"]),

    .module("Claims", in: "Reporting", needs: ["Report"]),
    .module("Decision", in: "Reporting", needs: ["Claims"]),
    .module("Rendering", in: "Reporting", needs: ["CommandLineArguments", "Decision"]),
    .module(
        "Report",
        in: "Reporting",
        needs: [
            "Coverage", "RunTimeMeasures", "Mutation", "SourceMeasures", "Structure", "TestRuns",
            "Tracing", "Workshop",
        ]
    ),

    .program("DescriptionFuzz", in: "App", needs: ["Descriptions", "Report"]),
    .module("Pipeline", in: "App", needs: ["Equivalence", "PackageEditing", "Rendering"]),
    .program("archbench", in: "App", needs: ["Demo", "Pipeline"]),
]

// MARK: - Tests of modules

package.targets += [
    .testLibrary("BuiltPrograms"),
    .testLibrary("CCountedBodies"),
    .testLibrary("CPseudoTerminal"),
    .testLibrary("ImplementationTesting", needs: ["Equivalence"]),
    .testLibrary("ReportSamples", needs: ["Report"]),
    .testLibrary("TemporaryFolders"),
    .testLibrary(
        "WrongImplementations",
        needs: ["BlogFeed", "BlogFeedMVC", "BlogFeedMVCCard", "HeadlessKit", "Model"]
    ),
    // A program whose tests are run by a server.
    .executableTarget(name: "ServedRun", dependencies: ["CTestRunServer"], path: "Tests/ServedRun"),

    .tests(of: "CommandLineArguments"),
    .tests(of: "InputFiles"),
    .tests(of: "JSONSyntax"),
    .tests(of: "SeededRandom"),
    .tests(of: "Statistics", needs: ["SeededRandom"]),
    .tests(of: "SwiftSource"),
    .tests(of: "Toolchain"),

    .tests(of: "DataBinding"),
    .tests(of: "HeadlessKit", needs: ["HeadlessKitDriver"]),
    .tests(of: "ImplementationRegistry", needs: ["BlogFeed", "ImplementationTesting"]),
    .tests(of: "Model"),
    .tests(of: "ModelFormatting"),
    .tests(of: "Scenarios"),
    .tests(of: "StateManagement", needs: ["Scenarios"]),

    .tests(of: "Equivalence", needs: ["PlayProbe", "WrongImplementations"]),
    .tests(of: "LeakDetector"),

    .tests(of: "Behaviours"),
    .tests(of: "Descriptions"),
    .tests(of: "Generation"),

    .tests(of: "Benchmarks"),
    .tests(of: "Coverage"),
    .tests(
        of: "RunTimeMeasures",
        needs: ["CCountedBodies", "CInstructionCounter", "ReportSamples"]
    ),
    .tests(of: "Mutation", needs: ["BuiltPrograms", "ServedRun"]),
    .tests(of: "SourceMeasures"),
    .tests(of: "Structure", needs: ["BuiltPrograms", "PlayProbe"]),
    .tests(of: "TestRuns"),
    .tests(of: "TraceProbe"),
    .tests(of: "Tracing"),

    .tests(of: "Demo"),
    .tests(of: "Workshop"),

    .tests(of: "Claims", needs: ["ReportSamples"]),
    .tests(of: "Decision", needs: ["ReportSamples"]),
    .tests(of: "Rendering", needs: ["ReportSamples"]),
    .tests(of: "Report", needs: ["ReportSamples"]),

    .tests(of: "Pipeline"),
    .tests(
        "ArchbenchTests",
        at: "Tests/ArchbenchTests",
        needs: [
            "BuiltPrograms", "CPseudoTerminal", "Generation", "PlayProbe", "ReportSamples",
            "TemporaryFolders", "TraceProbe", "archbench",
        ]
    ),
    // The language of all texts.
    .tests("LanguageTests", at: "Tests/LanguageTests"),
]

// MARK: - Implementations

for feature in selectedFeatures {
    package.targets += [
        .contract(feature, at: "Sources/Features/\(feature)/Contract"),
        // The A/A control: the baseline once more under another name, through a link to its sources.
        .library(feature + "Control", at: "Sources/Subject/Baselines/\(feature)", needs: [feature]),
    ]
}

/// The modules that the implementation registry names.
var registered = selectedFeatures.map { $0 + "Control" }

for implementation in implementations {
    let (feature, variant, name) = (
        implementation.feature, implementation.variant, implementation.name
    )
    package.targets += [
        .library(
            name,
            at: "\(sources)/Features/\(feature)/\(variant)",
            needs: [feature] + composed[name, default: []]
        ),
        .tests(name + "Tests", at: "Tests/Features/\(feature)/\(variant)Tests")
            .importing(implementation: name),
    ]
    registered.append(name)
    if let scene = reuseScenes[feature] {
        package.targets.append(
            .library(
                name + scene,
                at: "Sources/Features/\(feature)/\(scene)/\(variant)",
                needs: [feature] + composed[name + scene, default: [name]]
            )
        )
        registered.append(name + scene)
    }
    if isSelection {
        // Each implementation has a test program of its own, because it starts faster with fewer
        // tests; test targets would become one program. archbench writes its main.swift.
        let program = name + "TestsRun"
        package.targets.append(
            .executableTarget(
                name: program,
                dependencies: [.target(name: name + "Tests"), "CTestRunServer"],
                path: ".build/archbench/runs/\(program)"
            )
        )
    }
}

// MARK: - Settings

let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

// These modules have a file or folder for each feature. They compile those of the selected ones, and
// conditions such as HAS_Greeting and HAS_GreetingMVC select what names implementations.
for (module, names, file) in [
    ("Matrix", featureNames, "Feature+%.swift"),
    ("DescriptionPlayer", describedFeatures, "%"),
    ("ImplementationRegistry", featureNames, "ImplementationRegistry+%.swift"),
] {
    targets[module]?.exclude = names.filter { !selectedFeatures.contains($0) }
        .map { file.replacing("%", with: $0) }
    targets[module]?.swiftSettings = (selectedFeatures + implementations.map(\.name))
        .map { .define("HAS_\($0)") }
}
targets["ImplementationRegistry"]?.dependencies += registered.map { .target(name: $0) }

targets["Generation"]?.exclude = ["Examples"]
targets["Workshop"]?.exclude = ["Changes", "Exercises", "Lessons"]
targets["RenderingTests"]?.exclude = ["Snapshots"]
targets["CIndexStore"]?.linkerSettings = [.linkedLibrary("dl", .when(platforms: [.linux]))]
// Embedded in the command, so that it finds them wherever it is installed.
targets["Rendering"]?.resources = [.embedInCode("HTML/Resources")]
targets["Claims"]?.resources = [.embedInCode("Resources")]

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            // `any` shows where a call is dynamic.
            .enableUpcomingFeature("ExistentialAny"),
            // A file says which imports its interface needs, and imports all that it uses.
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}

// `swift run` and the tests build in debug, where reading sources and playing scenarios are slow without
// optimization.
// In a selection, the modules without measured code are not optimized, which takes nearly half of the
// build of the probes. A tagged version has no such flags.
if Context.gitInformation?.currentTag == nil {
    let notMeasured = [
        "Behaviours", "CommandLineArguments", "DescriptionPlayer", "Descriptions", "InputFiles",
        "JSONSyntax", "RunTimeMeasures", "LeakDetector", "Matrix", "Statistics", "Toolchain",
        "Tracing",
    ]
    let setting: SwiftSetting =
        isSelection
        ? .unsafeFlags(["-Onone"], .when(configuration: .release))
        : .unsafeFlags(["-O"], .when(configuration: .debug))
    // Small modules whose code runs often. Others would take longer to build than they save.
    let slowInDebug = [
        "Equivalence", "HeadlessKit", "Matrix", "Model", "Scenarios", "Statistics", "SwiftSource",
    ]
    for name in isSelection ? notMeasured : slowInDebug {
        targets[name]?.swiftSettings?.append(setting)
    }
    // Most targets are small. One process that compiles all files of a target takes less time than
    // one for each processor.
    for target in package.targets where target.path?.contains("/Features/") == true {
        target.swiftSettings?.append(
            .unsafeFlags(["-driver-batch-count", "1"], .when(configuration: .debug))
        )
    }
}

// MARK: - Indirect dependencies

let directDependencies = targets.mapValues { target in
    target.dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
    }
}

/// Returns the targets that some targets need, directly or indirectly, each once.
func needed(by names: [String], after found: [String] = []) -> [String] {
    names.reduce(found) { found, name in
        guard let needs = directDependencies[name], !found.contains(name) else { return found }
        return needed(by: needs, after: found + [name])
    }
}

// SwiftPM compiles a target again only after a change in a direct dependency, but the layout of a type
// can depend on an indirect one. So each target depends directly on all that it needs.
for target in package.targets {
    target.dependencies = needed(by: directDependencies[target.name, default: []])
        .map { .target(name: $0) }
}

if let selectedTargets {
    let kept = needed(by: selectedTargets)
    package.targets.removeAll { !kept.contains($0.name) }
}
