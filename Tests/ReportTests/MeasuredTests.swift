internal import Foundation
internal import Report
internal import Testing

@Suite("What became of a measure")
struct MeasuredTests {
    @Test(
        "Each form has a key of its own in JSON",
        arguments: [
            (Measured.measured([1, 2]), #"{"values":[1,2]}"#),
            (.notAvailable("no swift"), #"{"notAvailable":"no swift"}"#),
            (.notMeasured, #"{"notMeasured":true}"#),
        ]
    )
    func json(measured: Measured<[Int]>, expected: String) throws {
        let data = try JSONEncoder().encode(measured)
        #expect(String(decoding: data, as: UTF8.self) == expected)
        #expect(try JSONDecoder().decode(Measured<[Int]>.self, from: data) == measured)
    }

    @Test("Only values have a value")
    func value() {
        #expect(Measured.measured([1]).value == [1])
        #expect(Measured<[Int]>.notAvailable("x").value == nil)
        #expect(Measured<[Int]>.notMeasured.value == nil)
    }

    @Test("An object with none of the keys is refused", arguments: ["{}", #"{"figure": [1]}"#])
    func unknown(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Measured<[Int]>.self, from: Data(text.utf8))
        }
    }
}
