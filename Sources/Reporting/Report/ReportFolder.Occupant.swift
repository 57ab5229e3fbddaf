internal import Foundation

extension ReportFolder {
    /// What is in a folder before a report is written to it.
    struct Occupant {
        private let folder: String
        /// The report that lies there; `nil` where there is none.
        private let outline: ReportOutline?

        /// - Throws: ``Failure/foreign(file:folder:)`` where the folder is not one of reports: it
        ///   has no report, and something else that can be seen.
        init(of folder: String) throws(Failure) {
            self.folder = folder
            let manager = FileManager.default
            outline = Self.contents(of: ReportFolder.reportName, in: folder)
                .flatMap(ReportOutline.init)
            guard outline == nil else { return }
            let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
            let foreign = names.sorted().first { name in
                !name.hasPrefix(".") && !bearsMark(name)
            }
            if let foreign { throw .foreign(file: foreign, folder: folder) }
        }

        /// Whether a file may be replaced: archbench wrote it, or nothing of it is lost.
        ///
        /// - Parameter data: what will replace it; `nil` where that is not known yet.
        func giveWay(_ name: String, to data: Data?) throws(Failure) {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return
            }
            // Renaming onto a folder fails, and must not do so after other files were replaced.
            guard !isFolder.boolValue else {
                throw .unwritable(path: path, reason: "it is a folder.")
            }
            guard !isOwn(name) else { return }
            let content = Self.contents(of: name, in: folder)
            if let data, let content, data.starts(with: content) { return }
            throw .foreign(file: name, folder: folder)
        }

        /// Whether a file is there with the same content already.
        func has(_ name: String, with data: Data) -> Bool {
            Self.contents(of: name, in: folder) == data
        }

        /// Whether the report that is there may be replaced by one about something else.
        func giveWay(to scope: ReportScope) throws(Failure) {
            guard let outline, !outline.isPartial else { return }
            let missing = scope.missing(of: outline.scope)
            guard missing.isEmpty else { throw .fuller(folder: folder, has: missing) }
        }

        /// Whether archbench wrote a file.
        func isOwn(_ name: String) -> Bool {
            if let outline, name == ReportFolder.reportName || !outline.hasMarkedPages {
                return true
            }
            return bearsMark(name)
        }

        private func bearsMark(_ name: String) -> Bool {
            guard let content = Self.contents(of: name, in: folder) else { return false }
            return content.suffix(ReportFolder.mark.utf8.count + 1)
                == Data("\(ReportFolder.mark)\n".utf8)
        }

        /// What a regular file holds; `nil` for all else, since a device may never end.
        private static func contents(of name: String, in folder: String) -> Data? {
            let path = "\(folder)/\(name)"
            let manager = FileManager.default
            let attributes = try? manager.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
            return manager.contents(atPath: path)
        }
    }
}
