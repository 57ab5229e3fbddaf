internal import Changes
internal import CommandLineArguments
internal import Demo
internal import Foundation
internal import InputFiles
internal import Pipeline
internal import Rendering
internal import Report
internal import Workshop

/// `archbench workshop`: lessons with code and measured values.
enum WorkshopCommand: Subcommand {
    static let description = CommandDescription(
        name: "workshop",
        abstract: "Show lessons with real code and measured values.",
        discussion:
            "Without a name the command lists the lessons. On a terminal a lesson is shown page by page; "
            + "otherwise it is printed in full. Code comes from the implementations, values from "
            + "Reports/report.json. A reference to code or a value that no longer exists is an error.",
        arguments: [
            ArgumentDescription(
                "LESSON",
                arity: .optional,
                kind: FoundNames.lessons,
                help: "The lesson to show."
            )
        ],
        options: [
            .value(
                "output",
                placeholder: "DIR",
                kind: .directory,
                help:
                    "Write all lessons and the description language to this folder, as Markdown and as "
                    + "a page for a browser."
            )
        ],
        examples: [
            .init("archbench workshop"),
            .init("archbench workshop mvp"),
            .init("archbench workshop --output Reports/workshop"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let lessons = try LessonLibrary(packageRoot: root).lessons()
        if let folder = command.value("output") {
            guard command.argument("LESSON") == nil else {
                throw ApplicationError.usage("--output writes all lessons. Remove the name.")
            }
            try write(lessons, to: folder, packageRoot: root)
            return .success
        }
        guard let name = command.argument("LESSON") else {
            for lesson in lessons {
                let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
                Console.write("\(number)  \(lesson.name.padded(to: 9)) \(lesson.title)")
            }
            return .success
        }
        guard let lesson = lessons.first(where: { $0.name == name }) else {
            throw command.error(rejecting: name, of: "LESSON", among: lessons.map(\.name))
        }
        let report = try report(packageRoot: root)
        try show(try LessonPage(lesson, report: report, packageRoot: root))
        return .success
    }

    private static func report(packageRoot: String) throws -> Report {
        try ReportFile.read("\(packageRoot)/Reports/\(ReportFolder.reportName)")
    }

    /// Prints the pages; on a terminal it waits for a key after each page.
    private static func show(_ page: LessonPage) throws {
        let pages = page.pages(width: min(Console.columns, 100))
        let terminal = try? Terminal()
        for (index, text) in pages.enumerated() {
            Console.write(text)
            guard index + 1 < pages.count else { return }
            Console.write("")
            guard let terminal else { continue }
            Console.report("— Return: next page, q: quit —")
            terminal.takeKeys()
            defer { terminal.giveKeysBack() }
            var keys: [Key] = []
            while keys.isEmpty { keys = terminal.keys(within: 1) }
            if keys.contains(.character("q")) || keys.contains(.interrupt) { return }
        }
    }

    private static func write(
        _ lessons: [Lesson],
        to folder: String,
        packageRoot: String
    ) throws {
        let report = try report(packageRoot: packageRoot)
        let pages = try lessons.map { lesson in
            (lesson: lesson, page: try LessonPage(lesson, report: report, packageRoot: packageRoot))
        }
        let library = ExerciseLibrary(packageRoot: packageRoot)
        let exercises = try library.names().map { (name: $0, exercise: try library.exercise($0)) }
        let index = WorkshopIndex(lessons, exercises: exercises)
        let files =
            [(name: "README.md", text: index.markdown)]
            + pages.map { (name: "\($0.lesson.name).md", text: $0.page.markdown) }
            + [
                (name: "language.md", text: LanguageText.page),
                (name: WorkshopPage.name, text: WorkshopPage(index, pages.map(\.page)).text),
            ]
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            for file in files {
                let path = "\(folder)/\(file.name)"
                try Data(ReportFolder.marked(file.text).utf8)
                    .write(to: URL(fileURLWithPath: path), options: .atomic)
                Console.write(path)
            }
        } catch {
            throw ApplicationError.failed(
                "\(folder) cannot be written: \(reason(of: error))"
            )
        }
    }
}
