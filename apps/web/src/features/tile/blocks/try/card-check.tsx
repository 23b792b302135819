import { checkLuhn, inventNumber } from "@confetti/domain/experiments/luhn"
import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"
import { type ReactNode, useId, useState } from "react"
import { Button } from "../../../../ui/button.tsx"
import { ByHand } from "./by-hand.tsx"

/** The longest card number, and an impossible length. */
const mostDigits = 19
const inventedDigits = 8

/** Luhn's check while typing. Digits stay in this component. */
export function CardCheck({ children }: { children: ReactNode }) {
  const id = useId()
  const [digits, setDigits] = useState("57687")
  const { steps, sum, isSound, fitting } = checkLuhn(digits)
  return (
    <>
      <label className="mt-3 text-2 font-semibold" htmlFor={id}>
        A number you made up
      </label>
      <input
        id={id}
        className="card-digits w-full min-h-56 mt-2 px-4 rounded-card"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-kept`}
        value={digits}
        onChange={({ currentTarget }) =>
          setDigits(toAsciiDigits(currentTarget.value).replace(/\D/g, "").slice(0, mostDigits))
        }
      />
      <p className="card-kept mt-1 ink-2 text-1" id={`${id}-kept`}>
        It is not sent or saved. Still, do not use a real card number.
      </p>
      {steps.length > 0 && (
        <ol className="card-steps block-list flex-wrap mt-4" aria-label="What each digit counts as">
          {steps.map(({ digit, isDoubled, counts }, at) => {
            const doubled = digit * 2
            return (
              <li key={at} className="grid justify-items-center tabular-nums" data-doubled={isDoubled || undefined}>
                <span aria-hidden="true">{digit}</span>
                <i className="ink-hue text-1" aria-hidden="true">
                  {isDoubled ? "×2" : ""}
                </i>
                <b aria-hidden="true">{counts}</b>
                <span className="unseen">
                  {isDoubled ? `${digit} doubled is ${doubled}, counts as ${counts}` : `${digit} counts as ${counts}`}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <p className="try-said block-note mt-3" role="status">
        {steps.length === 0 ? (
          "Type a few digits."
        ) : isSound ? (
          <>
            <b className="ink-hue">Sum {sum}.</b> It ends in 0, so the number is valid.
          </>
        ) : (
          <>
            <b className="ink-hue">Sum {sum}.</b> It does not end in 0, so the number is wrong. With {fitting} as its
            last digit it would be valid.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2 mt-3">
        <Button className="min-h-48" onClick={() => setDigits(inventNumber(inventedDigits, Math.random))}>
          Make one up
        </Button>
      </div>
      <ByHand>{children}</ByHand>
    </>
  )
}
