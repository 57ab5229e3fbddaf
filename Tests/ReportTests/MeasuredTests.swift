internal import Foundation
internal import Report
internal import Testing

@Suite("The result of a metric in a report")
struct MeasuredTests {
    @Test(
        "Each result has a JSON key of its own",
        arguments: [
            (Measured.values([1, 2]), #"{"values":[1,2]}"#),
            (.notAvailable("no swift"), #"{"notAvailable":"no swift"}"#),
            (.notMeasured, #"{"notMeasured":true}"#),
        ]
    )
    func json(measured: Measured<[Int]>, expected: String) throws {
        let data = try JSONEncoder().encode(measured)
        #expect(String(decoding: data, as: UTF8.self) == expected)
        #expect(try JSONDecoder().decode(Measured<[Int]>.self, from: data) == measured)
    }

    @Test("Only a measured result has a value")
    func value() {
        #expect(Measured.values([1]).value == [1])
        #expect(Measured<[Int]>.notAvailable("x").value == nil)
        #expect(Measured<[Int]>.notMeasured.value == nil)
    }

    @Test("A JSON object without a known key is refused", arguments: ["{}", #"{"value": [1]}"#])
    func unknown(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Measured<[Int]>.self, from: Data(text.utf8))
        }
    }
}
