#if LegacyHome && canImport(UIKit)
import Foundation
import LegacyRx
import UIKit

/// The view of a content on the old screen: rows, which are replaced at each output of the handler.
final class LegacyRowsView: UIStackView {
  private let disposeBag = DisposeBag()

  convenience init<Output>(_ output: Observable<Output>, rows: @escaping (Output) -> [UIView]) {
    self.init(frame: .zero)
    axis = .vertical
    output.bind { [weak self] in self?.show(rows($0)) }.disposed(by: disposeBag)
  }

  private func show(_ rows: [UIView]) {
    for row in arrangedSubviews { row.removeFromSuperview() }
    for row in rows { addArrangedSubview(row) }
  }
}
#endif
