import type { BawPlay } from "@confetti/contract/games"
import { useEffect, useMemo, useRef, useState } from "react"
import { Sheet } from "../../../ui/sheet.tsx"
import type { OpenPlay } from "../play/open-play.ts"
import { BawBoard } from "./baw-board.tsx"
import { BawHead } from "./baw-head.tsx"
import { FinishSheet } from "./end/finish-sheet.tsx"
import { openEntry } from "./entry/open-entry.ts"
import { countText } from "./found/count-text.ts"
import { FoundLine } from "./found/found-line.tsx"
import { FoundWords } from "./found/found-words.tsx"
import { HintsSheet } from "./hints/hints-sheet.tsx"
import { RankLine } from "./ranks/rank-line.tsx"
import { RanksSheet } from "./ranks/ranks-sheet.tsx"

type Props = {
  play: BawPlay
  waiting: readonly string[]
  actions: OpenPlay
  language: string
  onFinish: () => Promise<void>
  onToday: () => void
}

/** A game that goes on. */
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
        <div className="baw-tools">
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setSheet("hints")}>
            Hints
          </button>
          <button
            type="button"
            className="button"
            aria-label={play.isPractice ? "Finish" : "Finish for today"}
            aria-haspopup="dialog"
            onClick={() => setSheet("finish")}
          >
            Finish
          </button>
        </div>
      </BawHead>
      <RankLine play={play} language={language} onOpen={() => setSheet("ranks")} />
      <FoundLine play={play} waiting={waiting} latest={latest} onOpen={() => setSheet("found")} />
      <BawBoard play={play} entry={entry} goals={goals} />
      <section className="baw-column" aria-labelledby="baw-count">
        <h2 id="baw-count" ref={column}>
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

type FoundSheetProps = { play: BawPlay; waiting: readonly string[]; onClose: () => void }

/** On a phone, all that was found. */
function FoundSheet({ play, waiting, onClose }: FoundSheetProps) {
  return (
    <Sheet title={countText(play)} className="baw-sheet" onClose={onClose}>
      <FoundWords found={play.found} waiting={waiting} required={play.required} />
    </Sheet>
  )
}
