import type { GameKind } from "@confetti/domain/games/game-kinds"
import { t } from "@confetti/domain/messages/t"
import { type ReactNode, useEffect, useState } from "react"
import { isTextList, readStored, writeStored } from "../../platform/storage.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { inHue } from "../tile/index.ts"
import { gameHues } from "./game-props.ts"
import { Ring } from "./today/game-card.tsx"
import "./how-to-play.css"

const howTo: Record<GameKind, { picture: ReactNode; lines: readonly string[] }> = {
  WURD: {
    picture: <WurdPicture />,
    lines: [t`Find today’s five-letter word.`, t`You have six guesses. Each letter is marked.`],
  },
  BAW: {
    picture: <BawPicture />,
    lines: [t`Words of four letters or more. You can use a letter more than once.`, t`Finish whenever you like.`],
  },
  QUIZ_ME: {
    picture: <QuizPicture />,
    lines: [
      t`Five questions about the tiles here.`,
      t`You can turn the time limit off in Settings. It scores the same.`,
    ],
  },
}

const marked = [
  { letter: "T", mark: "correct", means: t`Right place` },
  { letter: "E", mark: "present", means: t`Wrong place` },
  { letter: "A", mark: "absent", means: t`Not in the word` },
] as const

function WurdPicture() {
  return (
    <ul className="how-to-marks grid gap-3 mb-2">
      {marked.map(({ letter, mark, means }) => (
        <li key={mark} className="grid cols-1 content-start gap-2 font-bold text-center">
          <i className="grid place-items-center aspect-square" data-mark={mark} aria-hidden="true">
            {letter}
          </i>
          {means}
        </li>
      ))}
    </ul>
  )
}

const bawLetters = [..."TEARNIG"]

function BawPicture() {
  return (
    <div className="how-to-baw grid items-center gap-5 mb-2">
      <Ring letters={bawLetters} />
      <ul className="grid gap-4 ink-2">
        <li>
          <b className="ink-1">
            GREA<em>T</em>
          </b>
          Every word has the middle letter
        </li>
        <li>
          <b className="ink-1">
            <em>T</em>EARING
          </b>
          All seven letters: a pangram
        </li>
      </ul>
    </div>
  )
}

const options = [t`One`, t`Two`, t`Three`, t`Eight`]
const rightOption = 2

function QuizPicture() {
  return (
    <div className="how-to-quiz grid gap-3 mb-2">
      <div className="flex items-center justify-between">
        <span className="flex gap-2" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((at) => (
            <i key={at} className="rounded-full" data-dot={at === 0 ? "right" : at === 1 ? "now" : undefined} />
          ))}
        </span>
        <b className="ink-hue">15 s</b>
      </div>
      <p>How many hearts does an octopus have?</p>
      <ul className="grid cols-2 gap-2 font-bold">
        {options.map((option, at) => (
          <li
            key={option}
            className="flex items-center justify-between min-h-48 px-4 rounded-card surface-3"
            data-right={at === rightOption || undefined}
          >
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

export function HowToPlay({ game, onClose }: { game: GameKind; onClose: () => void }) {
  const { picture, lines } = howTo[game]
  return (
    <Sheet title={`How to play ${game}`} onClose={onClose}>
      <div {...inHue(gameHues[game], "grid gap-3 mt-4")}>
        {picture}
        {lines.map((line, at) => (
          <p key={line} className={at === 0 ? "text-3 text-pretty" : "ink-2 text-3 text-pretty"}>
            {line}
          </p>
        ))}
        <Button kind="primary" className="min-h-52 mt-2" onClick={onClose}>
          Got it
        </Button>
      </div>
    </Sheet>
  )
}

export function useHowTo(game: GameKind) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // After the first paint, which is the server's.
    if (!isExplained(game)) setOpen(true)
  }, [game])
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      markExplained(game)
      setOpen(false)
    },
  }
}

function isExplained(game: GameKind): boolean {
  return readExplained().includes(game)
}

function markExplained(game: GameKind): void {
  if (!isExplained(game)) writeStored("cf_games_explained", [...readExplained(), game])
}

function readExplained(): readonly string[] {
  return readStored("cf_games_explained", isTextList) ?? []
}
