import { hash } from "node:crypto"
import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { RichText } from "@confetti/contract/rich-text"

export function withGuessIds(text: RichText, tileId: string): RichText {
  return text.map((block) => (block.type === "guess" ? { ...block, id: guessId(block, tileId) } : block))
}

/** A changed number or slider is a new question: earlier guesses do not count for it. */
function guessId({ question, min, max, step, unit, answer }: Extract<FencedBlock, { type: "guess" }>, tileId: string) {
  return `${tileId}.${hash("sha256", JSON.stringify([question, min, max, step, unit, answer]), "base64url").slice(0, 12)}`
}
