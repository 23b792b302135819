import { meaningOf } from "@confetti/domain/games/share-text"
import { Sign } from "./sign.tsx"

type Props = { lines: readonly string[]; label: string }

/** A text as it will be sent, without its link. Read out as a picture: sign by sign it would take a minute. */
export function SharePreview({ lines, label }: Props) {
  return (
    <div className="share-preview" role="img" aria-label={label}>
      {lines.map((line, row) => (
        <p key={row}>
          {[...line].map((letter, at) => {
            const meaning = meaningOf.get(letter)
            return meaning ? <Sign key={at} name={meaning} /> : letter
          })}
        </p>
      ))}
    </div>
  )
}
