package import InputFiles

/// Errors in exercises.
extension ApplicationError {
    package static func underWay(_ name: String) -> Self {
        .usage(
            "The exercise '\(name)' is active. 'archbench exercise reset' ends it and saves your "
                + "changes as a patch."
        )
    }

    package static var busy: Self {
        .failed(
            "Another check is running in this clone. Wait until it has ended, because two checks "
                + "would overwrite each other's files."
        )
    }

    package static var noneUnderWay: Self {
        .usage(
            "No exercise is active. 'archbench exercise list' lists them, and 'archbench exercise "
                + "start NAME' starts one."
        )
    }
}
