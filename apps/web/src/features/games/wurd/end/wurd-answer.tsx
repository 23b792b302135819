import type { WurdPlay } from "@confetti/contract/games"
import { tilePath } from "@confetti/domain/navigation/section"
import { Icon } from "../../../../ui/icon.tsx"
import { plainClick } from "../../../../ui/plain-click.ts"

type Props = { answer: NonNullable<WurdPlay["answer"]>; isWon: boolean; onTile: (slug: string) => void }

/** The word, a line on it, and a tile it stands in. */
export function WurdAnswer({ answer: { word, line, tile }, isWon, onTile }: Props) {
  return (
    <div className="wurd-answer">
      {/* A won row has just said it. */}
      {(!isWon || line !== null || tile !== null) && (
        <p>
          {isWon ? (
            <strong>{word}</strong>
          ) : (
            <>
              The word was <strong>{word}</strong>
            </>
          )}
        </p>
      )}
      {line !== null && <p className="wurd-line">{line}</p>}
      {tile && (
        <a className="wurd-from" href={tilePath("homefeed", tile.slug)} onClick={plainClick(() => onTile(tile.slug))}>
          <span>
            It stands in <b>{tile.title}</b>
          </span>
          <Icon name="forward" />
        </a>
      )}
    </div>
  )
}
