import type { GameKind } from "@confetti/domain/games/game-kinds"
import { t } from "@confetti/domain/messages/t"
import type { ReactNode } from "react"
import { Sheet } from "../../../ui/sheet.tsx"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-look.ts"
import { BawPicture, QuizPicture, WurdPicture } from "./pictures.tsx"
import "./how-to.css"

const howTo: Record<GameKind, { picture: ReactNode; lines: readonly string[] }> = {
  WURD: {
    picture: <WurdPicture />,
    lines: [t`Find today’s word of five letters.`, t`Each of your six guesses is marked, letter by letter.`],
  },
  BAW: {
    picture: <BawPicture />,
    lines: [t`Words of four letters or more, letters as often as you like.`, t`Finish whenever you have had enough.`],
  },
  QUIZ_ME: {
    picture: <QuizPicture />,
    lines: [
      t`Five questions on what there is to read here.`,
      t`A setting takes the time away, and it scores the same.`,
    ],
  },
}

/** How a game is played, in one picture. */
export function HowToPlay({ game, onClose }: { game: GameKind; onClose: () => void }) {
  const { picture, lines } = howTo[game]
  return (
    <Sheet title={`How to play ${game}`} className="games-sheet" onClose={onClose}>
      <div {...inHue(gameHues[game], "how-to")}>
        {picture}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" className="button primary" onClick={onClose}>
          Got it
        </button>
      </div>
    </Sheet>
  )
}
