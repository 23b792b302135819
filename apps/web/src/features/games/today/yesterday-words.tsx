import { isPangram } from "@confetti/domain/games/baw"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { Sheet } from "../../../ui/sheet.tsx"
import { inHue } from "../../tile/index.ts"
import { gameHues } from "../game-look.ts"
import type { GameStats } from "../games-reads.ts"
import { Ring } from "./game-picture.tsx"

type Props = { yesterday: NonNullable<GameStats["yesterday"]>; onClose: () => void }

/** Every word there was to be found in yesterday's BAW. */
export function YesterdayWords({ yesterday, onClose }: Props) {
  const { letters, required, words } = yesterday
  const others = letters.filter((letter) => letter !== required)
  const all = [...others, required].join(", ").toUpperCase()
  const middle = required.toUpperCase()
  return (
    <Sheet title="Yesterday’s words" className="games-sheet" onClose={onClose}>
      <div {...inHue(gameHues.BAW, "yesterday")}>
        <div className="yesterday-ring">
          <Ring letters={letters} />
        </div>
        <p className="unseen">{`The letters were ${all}. Each word has the ${middle}.`}</p>
        <p>{plural(words.length, { other: "# words were there to be found." })}</p>
        <ul>
          {words.map((word) => (
            <li key={word} data-pangram={isPangram(word) || undefined}>
              {word}
              {isPangram(word) && <span className="unseen">, {t`a pangram`}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
