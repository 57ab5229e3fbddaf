/// All lessons as one file for a browser, which needs nothing from elsewhere.
package struct WorkshopPage {
    package static let name = "index.html"

    private let lessons: [LessonPage]
    private let index: [Block]

    /// - Parameter lessons: in their order.
    package init(_ index: WorkshopIndex, _ lessons: [LessonPage]) {
        self.index = index.blocks
        self.lessons = lessons
    }

    /// With a newline at the end.
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
