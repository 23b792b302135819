/** The file of an emoji's picture. It has one name, with or without the mark by which some keyboards ask for its picture. */
export function emojiFile(emoji: string, size: number): string {
  const points = Array.from(emoji.replaceAll("\ufe0f", ""), (character) => (character.codePointAt(0) ?? 0).toString(16))
  return `emoji-${points.join("-")}-${size}.webp`
}
