import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"

type Problems = CallableOutput<"studio-check_game_days">["problems"]

/** What `npm run games -- check` says of what this server plays. It can name a word, so it is asked for. */
export function CheckPanel() {
  const [problems, setProblems] = useState<Problems | null>(null)
  const { isBusy, trouble, act } = useAction()
  const check = () => void act(async () => setProblems((await studioCall("studio-check_game_days", {})).problems))
  return (
    <section className="game-check" aria-label="Check">
      <div>
        <Button disabled={isBusy} onClick={check}>
          {isBusy ? "Checking two years…" : "Check all days"}
        </Button>
        <p className="studio-hint">
          What is wrong with words and days, and what comes twice within a year. It can name answers.
        </p>
      </div>
      <Alert>{trouble}</Alert>
      <div role="status">
        {problems?.length === 0 && <p className="game-check-fine">The lists and every day to come are in order.</p>}
        {problems !== null && problems.length > 0 && (
          <>
            <p>{plural(problems.length, { one: "One thing is to be mended:", other: "# things are to be mended:" })}</p>
            <ul>
              {problems.map(({ file, line, message }) => (
                <li key={`${file} ${line} ${message}`}>
                  {message}{" "}
                  <small>
                    {file}, line {line}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
