/// All lessons in one HTML file that loads no other file.
package struct WorkshopPage {
    package static let name = "index.html"

    private let lessons: [LessonPage]
    private let index: [Block]

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
                HTMLPage.View(document: lesson.document, label: lesson.label)
            }
        return HTMLPage(title: first.title, views: views).text + "\n"
    }
}
