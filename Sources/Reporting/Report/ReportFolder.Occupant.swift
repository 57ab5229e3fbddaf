internal import Foundation
internal import InputFiles

extension ReportFolder {
    /// The contents of a folder before a report is written to it.
    struct Occupant {
        private let folder: String
        /// The outline of the existing report; `nil` if there is none.
        private let outline: ReportOutline?

        /// - Throws: ``Failure/foreign(file:folder:)`` if the folder contains a visible file and no
        ///   report.
        init(of folder: String) throws(ApplicationError) {
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

        /// Throws if a file must not be replaced: archbench did not write it, and its contents
        /// would be lost.
        ///
        /// - Parameter data: the new contents; `nil` if they are not known yet.
        func giveWay(_ name: String, to data: Data?) throws(ApplicationError) {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return
            }
            // Renaming onto a folder fails, and must not do so after other files were replaced.
            guard !isFolder.boolValue else {
                throw .unwritable(folder: path, reason: "it is a folder.")
            }
            guard !isOwn(name) else { return }
            let content = Self.contents(of: name, in: folder)
            if let data, let content, data.starts(with: content) { return }
            throw .foreign(file: name, folder: folder)
        }

        /// Returns true if the file already has these contents.
        func has(_ name: String, with data: Data) -> Bool {
            Self.contents(of: name, in: folder) == data
        }

        /// Throws if the existing report must not be replaced by one with another scope.
        func giveWay(to scope: ReportScope) throws(ApplicationError) {
            guard let outline, !outline.isPartial else { return }
            let missing = scope.missing(of: outline.scope)
            guard missing.isEmpty else { throw .fuller(folder: folder, has: missing) }
        }

        /// Returns true if archbench wrote a file.
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

        /// Returns the contents of a regular file; `nil` for all else, because a device may never
        /// end.
        private static func contents(of name: String, in folder: String) -> Data? {
            let path = "\(folder)/\(name)"
            let manager = FileManager.default
            let attributes = try? manager.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
            return manager.contents(atPath: path)
        }
    }
}
