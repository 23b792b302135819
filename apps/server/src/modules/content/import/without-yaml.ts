import type { RichText } from "@confetti/contract/rich-text"

export function withoutYaml(text: RichText): RichText {
  return text.map((block) => {
    if (block.type !== "map" && block.type !== "diagram") return block
    const { yaml: _, ...drawn } = block
    return drawn
  })
}
