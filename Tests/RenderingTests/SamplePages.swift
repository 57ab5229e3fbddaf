internal import Rendering
internal import Report
internal import ReportSamples
internal import Testing

/// The files of a sample report, which are rendered once for all tests.
enum SamplePages {
    case complete
    case withoutValues

    func files() throws -> [(name: String, text: String)] {
        switch self {
        case .complete: try Self.ofComplete.get()
        case .withoutValues: try Self.ofWithoutValues.get()
        }
    }

    func text(of name: String) throws -> String {
        try #require(try files().first { $0.name == name }).text
    }

    private static let ofComplete = Result { PageFormat.files(for: try .sample()) }
    private static let ofWithoutValues = Result {
        PageFormat.files(for: try .sampleWithoutValues())
    }
}
