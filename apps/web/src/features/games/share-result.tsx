import type { BawPlay, QuizPlay, WurdPlay } from "@confetti/contract/games"
import { resultPath } from "@confetti/domain/games/share-link"
import type { BawResult, GameResult, QuizMark, QuizResult, WurdResult } from "@confetti/domain/games/share-result"
import { meaningOf, resultLines, resultText } from "@confetti/domain/games/share-text"
import { dayWords, pictureWords } from "@confetti/domain/games/share-words"
import type { Mark } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"
import { shareText } from "../../platform/share.ts"
import { announce } from "../../ui/announce.tsx"
import { Button } from "../../ui/button.tsx"
import { showTextToCopy } from "../../ui/copy-sheet.tsx"
import { Icon } from "../../ui/icon.tsx"

const signPaths: Record<Mark | QuizMark, string> = {
  correct: "M5 2h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
  present:
    "M11.4 2.1 17.9 8.6a2 2 0 0 1 0 2.8l-6.5 6.5a2 2 0 0 1-2.8 0L2.1 11.4a2 2 0 0 1 0-2.8l6.5-6.5a2 2 0 0 1 2.8 0z",
  absent: "M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
  right: "M4 10.5l4 4 8-9",
  wrong: "M5 5l10 10M15 5 5 15",
  "no-time": "M10 6v4.5l2.5 1.5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
}

export function wurdResult({ rows, isHard }: Pick<WurdPlay, "rows" | "isHard">): WurdResult {
  return { game: "WURD", rows: rows.map(({ marks }) => marks), isHard }
}

export function bawResult({ points, rank, found, words, hints }: BawPlay): BawResult {
  const pangrams = found.filter(({ isPangram }) => isPangram).length
  return { game: "BAW", points, rank, found: found.length, words, pangrams, hasHints: hints !== null }
}

export function quizResult({ answered, isTimed }: Pick<QuizPlay, "answered" | "isTimed">): QuizResult {
  const answers = answered.map(({ chosen, right }) =>
    chosen === null ? "no-time" : chosen === right ? "right" : "wrong",
  )
  return { game: "QUIZ_ME", answers, isTimed }
}

type Props = {
  result: GameResult
  day: string
  streak: number
  /** The site's origin; that of the app by default. */
  origin?: string
}

export function ShareResult({ result, day, streak, origin }: Props) {
  const share = async () => {
    const url = new URL(resultPath(result, day), origin ?? document.baseURI).href
    const text = resultText(result, { day, url, streak })
    const outcome = await shareText({ title: `${result.game}, ${dayWords(day)}`, text })
    if (outcome === "copied") announce(t`Result copied`)
    if (outcome === "refused") showTextToCopy(text)
  }
  return (
    <div className="share-result grid gap-4">
      <SharePreview lines={resultLines(result, { day, streak })} label={pictureWords(result, day)} />
      <Button kind="primary" className="min-h-48" onClick={() => void share()}>
        <Icon name="share" />
        Share
      </Button>
    </div>
  )
}

type SharePreviewProps = { lines: readonly string[]; label: string }

/** The shared text without its link. Announced as a picture, as reading each sign would take a minute. */
function SharePreview({ lines, label }: SharePreviewProps) {
  return (
    <div className="share-preview px-5 py-4 rounded-card surface-1" role="img" aria-label={label}>
      {lines.map((line, row) => {
        const letters = [...line]
        const isNote = row > 1 && row === lines.length - 1 && !letters.some((letter) => meaningOf.has(letter))
        return (
          <p key={row} className={row === 0 ? "mb-2 font-semibold" : isNote ? "mt-1 ink-2" : undefined}>
            {letters.map((letter, at) => {
              const meaning = meaningOf.get(letter)
              return meaning ? <Sign key={at} name={meaning} /> : letter
            })}
          </p>
        )
      })}
    </div>
  )
}

/** A sign of a shared text, drawn by the app: not every computer has emoji. */
function Sign({ name }: { name: Mark | QuizMark }) {
  return (
    <svg className="share-sign" data-sign={name} viewBox="0 0 20 20" aria-hidden="true">
      <path d={signPaths[name]} />
    </svg>
  )
}
