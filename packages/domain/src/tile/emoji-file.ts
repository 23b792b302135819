/** The file of an emoji, with or without its variation selector. */
export function emojiFile(emoji: string, size: number): string {
  const points = Array.from(emoji.replaceAll("\ufe0f", ""), (character) => (character.codePointAt(0) ?? 0).toString(16))
  return `emoji-${points.join("-")}-${size}.webp`
}
