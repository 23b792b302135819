import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useRead, useReadCache } from "../../platform/reads/use-reads.ts"
import { announce } from "../../ui/announce.tsx"
import { Trouble } from "../../ui/trouble.tsx"
import { useAttempt } from "../../ui/use-attempt.ts"
import { studioCall } from "../access/studio-call.ts"
import { FileNotice } from "../pack-file/file-notice.tsx"
import type { ScreenProps } from "../section.ts"
import { troubleText } from "../trouble-text.ts"
import { CheckPanel } from "./check-panel.tsx"
import { DayRow } from "./day-row.tsx"
import { DaySheet } from "./day-sheet.tsx"
import type { Game } from "./game-words.ts"
import { daysFile, gameDaysRead } from "./games-reads.ts"
import "../pack-file/pack-file.css"
import "./games.css"

const name = t`the days that were decided`

/** The games of the days ahead. Editors play too: what a puzzle is stays behind a button. */
export function GamesScreen({ language }: ScreenProps) {
  const { data, isPending, isError, isOffline, retry } = useRead(gameDaysRead, { freshFor: 0, every: 30_000 })
  const cache = useReadCache()
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const [open, setOpen] = useState<{ day: string; game: Game } | null>(null)
  const readAgain = () => cache.load(gameDaysRead, 0)
  const act = (step: () => Promise<unknown>, said: string) =>
    void attempt(async () => {
      await step()
      await readAgain()
      announce(said)
    })
  const today = data?.days[0]
  const shown = open && data?.days.find(({ day }) => day === open.day)?.games.find(({ game }) => game === open.game)
  return (
    <div className="studio-page">
      <header className="studio-head">
        <div>
          <h1>Games</h1>
          <p>
            Today and the next thirty days, as UTC counts them. You may want to play too, so no puzzle is shown until
            you ask, and each look is written down.
          </p>
        </div>
      </header>
      {isError && (
        <Trouble
          isOffline={isOffline}
          title="That did not arrive"
          about="The days could not be read. None of them has changed."
          onRetry={retry}
        />
      )}
      {isPending && <div className="studio-waiting" role="status" aria-label="Fetching the days" />}
      {data && (
        <>
          <FileNotice
            file={daysFile}
            name={name}
            state={data}
            language={language}
            edited={{
              isBusy,
              isDirty: false,
              takeOver: () =>
                act(() => studioCall("studio-take_over_file", { file: daysFile }), t`Taken over from its file`),
              giveBack: () =>
                act(
                  () => studioCall("studio-return_file", { file: daysFile, base: data.version }),
                  t`The file counts again`,
                ),
            }}
          />
          <p className="studio-trouble" role="alert">
            {trouble}
          </p>
          {today?.games.length === 0 ? (
            <p className="studio-empty">
              No game is played here: the server’s GAMES names none, or the pack has neither words nor questions.
            </p>
          ) : (
            <>
              <CheckPanel />
              <ol className="game-days" aria-label="Days">
                {data.days.map((each, at) => (
                  <DayRow
                    key={each.day}
                    day={each.day}
                    games={each.games}
                    isToday={at === 0}
                    language={language}
                    onOpen={(game) => setOpen({ day: each.day, game })}
                  />
                ))}
              </ol>
            </>
          )}
          {open && shown && (
            <DaySheet
              day={open.day}
              game={shown}
              base={data.version}
              isOwn={data.origin !== "pack"}
              language={language}
              onChanged={readAgain}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </div>
  )
}
