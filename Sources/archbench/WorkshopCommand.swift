internal import CommandLineArguments
internal import Demo
internal import Foundation
internal import Rendering
internal import Report
internal import Workbench
internal import Workshop

/// `archbench workshop`: lessons made of the code and the figures that there are.
enum WorkshopCommand: Subcommand {
    static let description = CommandDescription(
        name: "workshop",
        abstract: "Shows lessons that are made of the real code and figures.",
        discussion:
            "Without a name it lists the lessons. A lesson is shown page by page on a terminal, "
            + "and else as a whole. Code is taken from the cells by the name of a declaration, figures "
            + "from Reports/report.json; where a lesson names what there is not any more, the command "
            + "says which.",
        arguments: [
            ArgumentDescription("NAME", arity: .optional, help: "The lesson to show.")
        ],
        options: [
            .value(
                "output",
                placeholder: "DIR",
                kind: .directory,
                help: "Write all lessons into this folder, as Markdown and as a page for a browser."
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
            guard command.argument("NAME") == nil else {
                throw InputError(description: "--output is about all lessons; leave the name away.")
            }
            try write(lessons, to: folder, packageRoot: root)
            return .success
        }
        guard let name = command.argument("NAME") else {
            for lesson in lessons {
                let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
                Console.write("\(number)  \(lesson.name.padded(to: 9)) \(lesson.title)")
            }
            return .success
        }
        guard let lesson = lessons.first(where: { $0.name == name }) else {
            throw command.error(rejecting: name, of: "NAME", among: lessons.map(\.name))
        }
        let report = try report(packageRoot: root)
        try show(try LessonPage(lesson, report: report, packageRoot: root))
        return .success
    }

    private static func report(packageRoot: String) throws -> Report {
        try ReportFile.read("\(packageRoot)/Reports/\(ReportFolder.reportName)")
    }

    /// Waits for a key behind each page where a person reads, and prints all of it elsewhere.
    private static func show(_ page: LessonPage) throws {
        let pages = page.pages(width: min(Console.columns, 100))
        let terminal = try? Terminal()
        for (index, text) in pages.enumerated() {
            Console.write(text)
            guard index + 1 < pages.count else { return }
            Console.write("")
            guard let terminal else { continue }
            Console.report("— Return goes on, q quits —")
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
            + [(name: WorkshopPage.name, text: WorkshopPage(index, pages.map(\.page)).text)]
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
            throw WorkbenchError.failed(
                "\(folder) cannot be written: \(error.localizedDescription)"
            )
        }
    }
}
