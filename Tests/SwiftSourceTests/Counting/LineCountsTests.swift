import SwiftSource
import Testing

@Suite("Line counts")
struct LineCountsTests {
    @Test("The number of lines is the sum of the three kinds")
    func sum() {
        var counts = LineCounts(code: 3, comment: 2, blank: 1)
        #expect(counts.lines == 6)
        counts += LineCounts(code: 10, comment: 20, blank: 30)
        #expect(counts == LineCounts(code: 13, comment: 22, blank: 31))
        #expect(counts + .zero == counts)
        counts.add(.comment)
        #expect(counts.comment == 23)
        #expect(counts.lines == 67)
    }
}
