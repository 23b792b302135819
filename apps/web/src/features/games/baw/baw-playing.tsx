import type { BawPlay } from "@confetti/contract/games"
import { minute } from "@confetti/domain/durations"
import { dayIn } from "@confetti/domain/games/puzzle-day"
import { plural } from "@confetti/domain/messages/plural"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { dayText, errorText } from "../game-words.ts"
import type { OpenPlay } from "../open-play.ts"
import { useNow } from "../use-now.ts"
import { BawBoard } from "./baw-board.tsx"
import { countText, rankName } from "./baw-view.ts"
import { FoundLine, FoundWords } from "./found-words.tsx"
import { HintsSheet } from "./hints-sheet.tsx"
import { openEntry } from "./open-entry.ts"
import { RankLine, RanksSheet } from "./ranks.tsx"

type Props = {
  play: BawPlay
  waiting: readonly string[]
  actions: OpenPlay
  language: string
  onFinish: () => Promise<void>
  onToday: () => void
}

export function BawPlaying({ play, waiting, actions, language, onFinish, onToday }: Props) {
  const [entry] = useState(() => openEntry({ play: actions, isOnline: () => navigator.onLine }))
  useEffect(() => entry.follow(), [entry])
  const [sheet, setSheet] = useState<"ranks" | "found" | "hints" | "finish" | null>(null)
  const close = () => setSheet(null)
  const latest = useRef<HTMLSpanElement>(null)
  const column = useRef<HTMLHeadingElement>(null)
  const goals = useMemo(() => [latest, column], [])
  return (
    <>
      <BawHead play={play} language={language} onToday={onToday}>
        <div className="baw-tools flex flex-wrap gap-2">
          <Button aria-haspopup="dialog" onClick={() => setSheet("hints")}>
            Hints
          </Button>
          <Button
            aria-label={play.isPractice ? "Finish" : "Finish for today"}
            aria-haspopup="dialog"
            onClick={() => setSheet("finish")}
          >
            Finish
          </Button>
        </div>
      </BawHead>
      <RankLine play={play} language={language} onOpen={() => setSheet("ranks")} />
      <FoundLine play={play} waiting={waiting} latest={latest} onOpen={() => setSheet("found")} />
      <BawBoard play={play} entry={entry} goals={goals} />
      <section className="baw-column" aria-labelledby="baw-count">
        <h2 id="baw-count" ref={column} className="text-4">
          {countText(play)}
        </h2>
        <FoundWords found={play.found} waiting={waiting} required={play.required} />
      </section>
      {sheet === "ranks" && <RanksSheet play={play} language={language} onClose={close} />}
      {sheet === "found" && <FoundSheet play={play} waiting={waiting} onClose={close} />}
      {sheet === "hints" && <HintsSheet play={play} onShow={actions.showHints} onClose={close} />}
      {sheet === "finish" && <FinishSheet play={play} waiting={waiting.length} onFinish={onFinish} onClose={close} />}
    </>
  )
}

type BawHeadProps = { play: BawPlay; language: string; onToday: () => void; children?: ReactNode }

export function BawHead({ play, language, onToday, children }: BawHeadProps) {
  const isPast = dayIn(play.zone, useNow(minute / 4)) > play.day
  return (
    <header className="baw-head flex flex-wrap items-center justify-between">
      <div>
        <h1 className="baw-name text-4">BAW</h1>
        <p className="baw-date ink-2 text-1">
          {play.isPractice && <b className="ink-hue">Practice · </b>}
          <span>{dayText(play.day, language, { day: "numeric", month: "long" })}</span>
        </p>
      </div>
      {children}
      {isPast && (
        <p className="baw-date w-full ink-2 text-1">
          {play.isPractice ? "No points, no streak." : "There are new letters."}
          <button type="button" className="min-h-44 px-2 ink-hue font-bold" onClick={onToday}>
            Play today’s
          </button>
        </p>
      )}
    </header>
  )
}

type FoundSheetProps = { play: BawPlay; waiting: readonly string[]; onClose: () => void }

function FoundSheet({ play, waiting, onClose }: FoundSheetProps) {
  return (
    <Sheet title={countText(play)} onClose={onClose}>
      <FoundWords found={play.found} waiting={waiting} required={play.required} />
    </Sheet>
  )
}

type FinishSheetProps = { play: BawPlay; waiting: number; onFinish: () => Promise<void>; onClose: () => void }

function FinishSheet({ play, waiting, onFinish, onClose }: FinishSheetProps) {
  const { isBusy, error, attempt } = useAttempt(errorText)
  const finish = async () => {
    if (await attempt(onFinish)) onClose()
  }
  const rank = rankName(play.rank)
  return (
    <Sheet title={play.isPractice ? "Finish this one?" : "Finish for today?"} onClose={onClose}>
      <p className="mt-2 text-3 text-pretty">
        {play.found.length === 0
          ? "Find at least one word first."
          : plural(play.points, {
              one: `This ends the game at ${rank} with # point and shows all ${play.words} words. You can’t undo this.`,
              other: `This ends the game at ${rank} with # points and shows all ${play.words} words. You can’t undo this.`,
            })}
      </p>
      <p className="baw-error ink-alert text-pretty" role="alert">
        {waiting > 0 ? "Some words are still waiting to be counted. You can finish after that." : error}
      </p>
      <div className="baw-answers flex flex-wrap gap-2 mt-5">
        <Button
          kind="primary"
          disabled={isBusy || waiting > 0 || play.found.length === 0}
          onClick={() => void finish()}
        >
          {isBusy ? "Finishing…" : "Finish and show all words"}
        </Button>
        <Button onClick={onClose}>Keep playing</Button>
      </div>
    </Sheet>
  )
}
