import { t } from "@confetti/domain/messages/t"
import { Icon } from "../../../ui/icon.tsx"

const marked = [
  { letter: "T", mark: "correct", means: t`Right here` },
  { letter: "E", mark: "present", means: t`Elsewhere` },
  { letter: "A", mark: "absent", means: t`Not in it` },
] as const

/** A letter for each mark, and what it says. */
export function WurdPicture() {
  return (
    <ul className="how-to-marks">
      {marked.map(({ letter, mark, means }) => (
        <li key={mark}>
          <i data-mark={mark} aria-hidden="true">
            {letter}
          </i>
          {means}
        </li>
      ))}
    </ul>
  )
}

const middle = "T"
const around = [..."EARNIG"]

/** The ring with its middle, and a word that goes through it. */
export function BawPicture() {
  return (
    <div className="how-to-baw">
      <div className="picture-ring" aria-hidden="true">
        <span>{middle}</span>
        {around.map((letter, at) => (
          <span key={letter} style={{ "--turn": `${at * 60}deg` }}>
            {letter}
          </span>
        ))}
      </div>
      <ul>
        <li>
          <b>
            GREA<em>T</em>
          </b>
          The middle one is in every word
        </li>
        <li>
          <b>
            <em>T</em>EARING
          </b>
          All seven: a pangram
        </li>
      </ul>
    </div>
  )
}

const options = [t`One`, t`Two`, t`Three`, t`Eight`]
const rightOption = 2

/** A question that was answered, with its time and the dots of all five. */
export function QuizPicture() {
  return (
    <div className="how-to-quiz">
      <div>
        <span aria-hidden="true">
          {[0, 1, 2, 3, 4].map((at) => (
            <i key={at} data-dot={at === 0 ? "right" : at === 1 ? "now" : undefined} />
          ))}
        </span>
        <b>15 s</b>
      </div>
      <p>How many hearts has an octopus?</p>
      <ul>
        {options.map((option, at) => (
          <li key={option} data-right={at === rightOption || undefined}>
            {option}
            {at === rightOption && (
              <>
                <Icon name="check" />
                <span className="unseen">, {t`which is right`}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
