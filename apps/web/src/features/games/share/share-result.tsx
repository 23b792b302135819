import { resultPath } from "@confetti/domain/games/share-link"
import type { GameResult } from "@confetti/domain/games/share-result"
import { resultLines, resultText } from "@confetti/domain/games/share-text"
import { dayWords, pictureWords } from "@confetti/domain/games/share-words"
import { t } from "@confetti/domain/messages/t"
import { shareText } from "../../../platform/share.ts"
import { announce } from "../../../ui/announce.tsx"
import { showTextToCopy } from "../../../ui/copy-sheet.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { SharePreview } from "./share-preview.tsx"
import "./share-result.css"

type Props = {
  result: GameResult
  day: string
  /** Days in a row, this one among them. */
  streak: number
  /** Where this site is; where the app runs, if nothing is said. */
  origin?: string
}

/** A finished game as a friend will see it, and the button that sends it. */
export function ShareResult({ result, day, streak, origin }: Props) {
  const share = async () => {
    const url = new URL(resultPath(result, day), origin ?? document.baseURI).href
    const text = resultText(result, { day, url, streak })
    const outcome = await shareText({ title: `${result.game}, ${dayWords(day)}`, text })
    if (outcome === "copied") announce(t`Result copied`)
    if (outcome === "refused") showTextToCopy(text)
  }
  return (
    <div className="share-result">
      <SharePreview lines={resultLines(result, { day, streak })} label={pictureWords(result, day)} />
      <button type="button" className="button primary" onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
    </div>
  )
}
