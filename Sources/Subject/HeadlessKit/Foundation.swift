// As UIKit, the kit brings Foundation along.
@_exported public import Foundation
