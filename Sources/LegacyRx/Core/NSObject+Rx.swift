public import Foundation

extension NSObject: ReactiveCompatible {}
