/// All lessons in one HTML file that loads no other file.
package struct WorkshopPage {
    package static let name = "index.html"

    /// The address in the report's HTML page.
    static let address = "workshop/\(name)"

    private let lessons: [LessonPage]
    private let index: [Block]

    /// The script of the page. A file comes before the files that use it.
    static let script = HTMLPage.script([
        PackageResources.elements_js, PackageResources.views_js, PackageResources.controls_js,
        PackageResources.slides_js, PackageResources.projector_js, PackageResources.lessons_js,
    ])

    /// - Parameter lessons: the lessons in their order.
    package init(_ index: WorkshopIndex, _ lessons: [LessonPage]) {
        self.index = index.blocks
        self.lessons = lessons
    }

    /// The markup, with a newline at the end.
    package var text: String {
        let first = Document(name: "workshop", blocks: index)
        let views =
            [HTMLPage.View(document: first, label: "Workshop")]
            + lessons.map { lesson in
                HTMLPage.View(document: lesson.document, label: lesson.label, menu: "Lessons")
            }
        let page = HTMLPage(
            title: first.title,
            views: views,
            link: HTMLPage.Link(label: "Report", address: "../\(IndexPage.name)"),
            script: Self.script
        )
        return page.text + "\n"
    }
}
