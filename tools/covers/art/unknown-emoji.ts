/** The set has no picture for this emoji: the editor must choose another. */
export class UnknownEmoji extends Error {
  override readonly name = "UnknownEmoji"
  readonly emoji: string

  constructor(emoji: string) {
    super(`there is no picture for the emoji “${emoji}”`)
    this.emoji = emoji
  }
}
