package import InputFiles

/// Errors in exercises.
extension ApplicationError {
    package static func underWay(_ name: String) -> Self {
        .usage(
            "The exercise '\(name)' is active. 'archbench exercise reset' ends it and saves your "
                + "work."
        )
    }

    package static var busy: Self {
        .failed(
            "Another check is running in this clone. Wait until it has ended, because two checks "
                + "would overwrite each other's files."
        )
    }

    package static func nothingSaved(of name: String) -> Self {
        .usage(
            "No work on the exercise '\(name)' is saved. 'archbench exercise start \(name)' starts it."
        )
    }

    package static var noneUnderWay: Self {
        .usage(
            "No exercise is active. 'archbench exercise list' lists them, and 'archbench exercise "
                + "start NAME' starts one."
        )
    }
}
