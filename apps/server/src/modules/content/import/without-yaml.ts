import type { RichText } from "@confetti/contract/rich-text"

/** A text whose drawings are as readers get them: without what they were made of. */
export function withoutYaml(text: RichText): RichText {
  return text.map((block) => {
    if (block.type !== "map" && block.type !== "diagram") return block
    const { yaml: _, ...drawn } = block
    return drawn
  })
}
