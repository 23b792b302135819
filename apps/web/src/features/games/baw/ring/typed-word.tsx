import type { RefObject } from "react"
import type { Entry } from "../entry/open-entry.ts"
import { rankName } from "../ranks/rank-name.ts"

type Props = {
  line: RefObject<HTMLParagraphElement | null>
  entry: Entry
  required: string
  letters: readonly string[]
}

/** What is typed, and over it what was said to the word before. */
export function TypedWord({ line, entry, required, letters }: Props) {
  const { typed, entered, notice } = entry
  const word = typed === "" ? (entered ?? "") : typed
  const isRefused = notice?.tone === "refused"
  const fate = typed !== "" || entered === null ? "typed" : (notice?.tone ?? "sent")
  return (
    <div className="baw-entry">
      <p className="baw-notice" role="status" aria-live="polite">
        {notice && <Said key={notice.number} notice={notice} isNamed={notice.word !== word} />}
      </p>
      <p
        ref={line}
        className="baw-typed"
        data-fate={fate}
        data-shakes={(isRefused && (notice.number % 2 === 0 ? "a" : "b")) || undefined}
        style={{ "--count": Math.max(word.length, 8) }}
      >
        {[...word].map((letter, at) => (
          <span
            key={at}
            data-required={letter === required || undefined}
            data-other={!letters.includes(letter) || undefined}
          >
            {letter.toUpperCase()}
          </span>
        ))}
        <i aria-hidden="true" />
        {word === "" && <em>Tap or type</em>}
      </p>
      {/* Letter by letter, as they would be spelled. */}
      <p className="unseen" role="status" aria-live="polite">
        {[...typed.toUpperCase()].join(" ")}
      </p>
    </div>
  )
}

/** `isNamed` where the word it is about is no longer what stands below it. */
function Said({ notice, isNamed }: { notice: NonNullable<Entry["notice"]>; isNamed: boolean }) {
  const { tone, word, text, points, rank } = notice
  return (
    <span className="baw-said" data-tone={tone}>
      {word !== null && <span className={isNamed ? "baw-said-word" : "unseen"}>{word}: </span>}
      <span>{text}</span>
      {points !== null && <b> +{points}</b>}
      {rank && <span>{` · ${rankName(rank)} reached`}</span>}
    </span>
  )
}
