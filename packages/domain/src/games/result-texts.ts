import { t } from "../messages/t.ts"
import type { GameResult } from "./share-result.ts"
import { dayWords, detailWords, headlineOf } from "./share-words.ts"

export type ResultTexts = {
  title: string
  headline: readonly [string, string]
  invitation: string
  detail: string
}

export function resultTexts(result: GameResult, day: string): ResultTexts {
  return {
    title: `${result.game}, ${dayWords(day)}`,
    headline: headlineOf(result),
    invitation: t`Your turn.`,
    detail: detailWords(result),
  }
}
