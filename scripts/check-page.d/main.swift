import Foundation

let arguments = CommandLine.arguments
do {
    let browser = try Browser(to: arguments[1], from: arguments[2])
    let check = try PageCheck(
        browser,
        folder: arguments[3],
        pictures: arguments.count > 4 ? arguments[4] : nil
    )
    exit(try check.run() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("check-page: \(error)\n".utf8))
    exit(1)
}
