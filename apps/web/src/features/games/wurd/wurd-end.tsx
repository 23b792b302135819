import type { WurdPlay } from "@confetti/contract/games"
import { wurdGuesses } from "@confetti/domain/games/wurd"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useEffect, useRef } from "react"
import { ApiError } from "../../../platform/api.ts"
import { reportBug } from "../../../platform/error-reporter/report-bug.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { GameReward, MoreGames, NextPuzzle, OwnStats } from "../game-end.tsx"
import { statsRead } from "../games-reads.ts"
import { ShareResult, wurdResult } from "../share-result.tsx"
import { verdictWords } from "./wurd-view.ts"

type Props = {
  play: WurdPlay
  userId: string | null
  language: string
  isFresh: boolean
  onTile: (slug: string) => void
}

export function WurdEnd({ play, userId, language, isFresh, onTile }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The keyboard is gone: focus the result.
    if (isFresh) title.current?.focus({ preventScroll: true })
  }, [isFresh])
  const stats = useRead(statsRead(userId))
  const own = stats.data?.games.find(({ game }) => game === "WURD")
  return (
    <section
      className="wurd-end grid w-full justify-items-center gap-4 mx-auto text-center"
      data-fresh={isFresh || undefined}
      aria-label="Your result"
    >
      <h2 ref={title} className="text-5" tabIndex={-1}>
        {verdictWords(play)}
      </h2>
      {play.answer && <WurdAnswer answer={play.answer} isWon={play.state === "won"} onTile={onTile} />}
      <GameReward play={play} streak={own?.streak} isGuest={userId === null} />
      <ShareResult result={wurdResult(play)} day={play.day} streak={own?.streak.length ?? 0} />
      {own && !play.isPractice && (
        <OwnStats stats={own} language={language} title="Guesses used" bars={bars} own={ownBar(play)} hasWins />
      )}
      {stats.isError && !play.isPractice && <p className="ink-2">Your statistics will load when you are online.</p>}
      {!play.isPractice && <NextPuzzle game="WURD" nextDate={play.nextDate} />}
      <MoreGames stats={stats.data} />
    </section>
  )
}

const bars = Array.from({ length: wurdGuesses }, (_, at) => String(at + 1))

function ownBar({ state, rows }: WurdPlay): number | null {
  return state === "won" ? rows.length - 1 : null
}

type WurdAnswerProps = { answer: NonNullable<WurdPlay["answer"]>; isWon: boolean; onTile: (slug: string) => void }

function WurdAnswer({ answer: { word, line, tile }, isWon, onTile }: WurdAnswerProps) {
  return (
    <div className="wurd-answer grid gap-1 text-3">
      {/* A won row has just said it. */}
      {(!isWon || line !== null || tile !== null) && (
        <p>
          {isWon ? (
            <strong className="ink-hue">{word}</strong>
          ) : (
            <>
              The word was <strong className="ink-hue">{word}</strong>
            </>
          )}
        </p>
      )}
      {line !== null && <p className="wurd-line ink-2 text-balance">{line}</p>}
      {tile && (
        <a
          className="wurd-from inline-flex items-center gap-1 min-h-44 ink-2 text-2"
          href={tilePath("homefeed", tile.slug)}
          onClick={plainClick(() => onTile(tile.slug))}
        >
          <span>
            It appears in <b className="ink-1">{tile.title}</b>
          </span>
          <Icon name="forward" />
        </a>
      )}
    </div>
  )
}

type GiveUpProps = {
  isPractice: boolean
  onGiveUp: () => Promise<void>
  onClose: () => void
}

export function GiveUpSheet({ isPractice, onGiveUp, onClose }: GiveUpProps) {
  const { isBusy, error, attempt } = useAttempt((error) => {
    if (!(error instanceof ApiError)) reportBug(error)
    return t`Could not show the word, so you have not given up. Please try again when you are online.`
  })
  const giveUp = async () => {
    if (await attempt(onGiveUp)) onClose()
  }
  return (
    <Sheet title="Give up and see the word?" onClose={onClose}>
      <div className="wurd-question grid gap-3 mt-2 text-3">
        <p>{isPractice ? "This puzzle ends here." : "Today counts as played and lost. Your streak continues."}</p>
        <p role="alert">{error}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={onClose}>
            Keep guessing
          </Button>
          <Button disabled={isBusy} onClick={() => void giveUp()}>
            {isBusy ? "One moment" : "Show the word"}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
