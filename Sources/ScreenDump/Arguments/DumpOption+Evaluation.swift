extension DumpOption {
  /// `--user KEY`: whom flags and rules are evaluated for.
  public static let user = DumpOption(
    "user",
    placeholder: "KEY",
    help: "Whom flags are evaluated for: the targeting key."
  )
  /// `--context NAME=VALUE`: what else flags and rules know of them.
  public static let context = DumpOption(
    "context",
    placeholder: "NAME=VALUE",
    isRepeatable: true,
    help: "What flags know of them: appVersion=4.2.0, beta=true."
  )
  /// What a command takes to evaluate flags and rules; ``DumpRequest/evaluationContext()`` reads it.
  public static let evaluation: [DumpOption] = [.user, .context]
}
