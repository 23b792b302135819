import { checkLuhn, inventNumber } from "@confetti/domain/experiments/luhn"
import { toAsciiDigits } from "@confetti/domain/to-ascii-digits"
import { type ReactNode, useId, useState } from "react"
import { Button } from "../../../../ui/button.tsx"
import { ByHand } from "./by-hand.tsx"
import "./card-check.css"

/** The longest number a card can have, and a length that none has. */
const mostDigits = 19
const inventedDigits = 8

/** Luhn's check of what is typed, digit by digit. What is typed lives in this component, and nowhere else. */
export function CardCheck({ children }: { children: ReactNode }) {
  const id = useId()
  const [digits, setDigits] = useState("57687")
  const { steps, sum, isSound, fitting } = checkLuhn(digits)
  return (
    <>
      <label htmlFor={id}>A number you made up</label>
      <input
        id={id}
        className="card-digits"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-kept`}
        value={digits}
        onChange={({ currentTarget }) =>
          setDigits(toAsciiDigits(currentTarget.value).replace(/\D/g, "").slice(0, mostDigits))
        }
      />
      <p className="card-kept" id={`${id}-kept`}>
        It is not sent and not kept. Take no card of yours all the same.
      </p>
      {steps.length > 0 && (
        <ol className="card-steps" aria-label="What each digit counts">
          {steps.map(({ digit, isDoubled, counts }, at) => {
            const doubled = digit * 2
            return (
              <li key={at} data-doubled={isDoubled || undefined}>
                <span aria-hidden="true">{digit}</span>
                <i aria-hidden="true">{isDoubled ? "×2" : ""}</i>
                <b aria-hidden="true">{counts}</b>
                <span className="unseen">
                  {isDoubled ? `${digit} doubled is ${doubled}, counts ${counts}` : `${digit} counts ${counts}`}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <p className="try-said" role="status">
        {steps.length === 0 ? (
          "Type a few digits."
        ) : isSound ? (
          <>
            <b>Sum {sum}.</b> It ends in 0: the number adds up.
          </>
        ) : (
          <>
            <b>Sum {sum}.</b> It does not end in 0: something is wrong. With {fitting} as its last digit it would add
            up.
          </>
        )}
      </p>
      <div className="try-buttons">
        <Button onClick={() => setDigits(inventNumber(inventedDigits, Math.random))}>Make one up</Button>
      </div>
      <ByHand>{children}</ByHand>
    </>
  )
}
