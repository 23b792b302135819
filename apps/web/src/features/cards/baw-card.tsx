import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { DailyCard, type DailyProps } from "./daily-card.tsx"

type Props = DailyProps<"baw"> & {
  /** The card's letters are not those of the reader's current day: it may be tomorrow there. */
  hasOtherDay?: boolean
}

const blank = Array.from({ length: 7 }, () => "")

/** Build A Word: seven letters with the required one in the centre. */
export function BawCard({ hasOtherDay = false, ...props }: Props) {
  const { card, language } = props
  const letters = (hasOtherDay ? blank : card.letters).map((letter) => letter.toLocaleUpperCase(language))
  const [needed = "", ...others] = letters
  return (
    <DailyCard
      {...props}
      name="baw-card"
      hue={62}
      art={<Letters needed={needed} others={others} />}
      about={card.state === "begun" ? foundText(card.wordsFound, language) : aboutText(needed, others)}
    />
  )
}

function aboutText(needed: string, others: readonly string[]): string {
  if (needed === "") return t`Make as many words as you can from seven letters. Each needs the one in the middle.`
  const letters = [needed, ...others].join("\u00a0")
  return t`Make as many words as you can from ${letters}. Each needs the ${needed}.`
}

function foundText(found: number, language: string): string {
  if (found === 0) return t`You have started. Find your first word.`
  return plural(found, { one: "One word found so far.", other: "# words found so far." }, language)
}

function Letters({ needed, others }: { needed: string; others: string[] }) {
  return (
    <div className="baw-letters relative aspect-square" aria-hidden="true">
      {others.map((letter, at) => (
        <span key={at} style={{ "--turn": `${at * 60}deg` }}>
          {letter}
        </span>
      ))}
      <span data-needed>{needed}</span>
    </div>
  )
}
