extension DumpOption {
  /// `--user KEY`: the targeting key for flags and rules.
  public static let user = DumpOption(
    "user",
    placeholder: "KEY",
    help: "The user to evaluate flags for: the targeting key."
  )
  /// `--context NAME=VALUE`: what else flags and rules know of them.
  public static let context = DumpOption(
    "context",
    placeholder: "NAME=VALUE",
    isRepeatable: true,
    help: "The user's attributes: appVersion=4.2.0, beta=true."
  )
  /// `--dismissed NAME`: what the user has dismissed.
  public static let dismissed = DumpOption(
    "dismissed",
    placeholder: "NAME",
    isRepeatable: true,
    help: "A dismissed content: its id, or its dismissal's name."
  )
  /// What a command takes to decide which contents are there; ``DumpRequest/arranger(_:)`` reads it.
  public static let arrangement: [DumpOption] = evaluation + [.dismissed]
  /// What a command takes to evaluate flags and rules; ``DumpRequest/evaluationContext()`` reads it.
  public static let evaluation: [DumpOption] = [.user, .context]
}
