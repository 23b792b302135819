import type { CallableOutput } from "@confetti/contract/callable-catalogue"
import { plural } from "@confetti/domain/messages/plural"
import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { studioCall } from "../access/studio-call.ts"
import { Alert } from "../kit/alert.tsx"
import { useAction } from "../kit/use-action.ts"

type Problems = CallableOutput<"studio-check_game_days">["problems"]

/** Runs `npm run games -- check` on the server. The result may reveal a word, so it is shown on request. */
export function CheckPanel() {
  const [problems, setProblems] = useState<Problems | null>(null)
  const { isBusy, error, act } = useAction()
  const check = () => void act(async () => setProblems((await studioCall("studio-check_game_days", {})).problems))
  return (
    <section className="grid gap-2 mb-5" aria-label="Check">
      <div className="game-ask flex flex-wrap items-center gap-2-4">
        <Button disabled={isBusy} onClick={check}>
          {isBusy ? "Checking two years…" : "Check all days"}
        </Button>
        <p className="studio-hint">
          Finds problems with words and days, and repeats within a year. It may reveal answers.
        </p>
      </div>
      <Alert>{error}</Alert>
      <div role="status">
        {problems?.length === 0 && <p className="game-check-fine">No problems in the lists and the coming days.</p>}
        {problems !== null && problems.length > 0 && (
          <>
            <p>{plural(problems.length, { one: "One problem to fix:", other: "# problems to fix:" })}</p>
            <ul className="grid gap-2 mt-2">
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
