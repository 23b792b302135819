import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { tilePath } from "@confetti/domain/navigation/section"
import { useState } from "react"
import { useSession } from "../../features/session/index.ts"
import { useTilePages } from "../../features/tile/index.ts"
import { IconButton } from "../../ui/icon.tsx"
import { plainClick } from "../../ui/plain-click.ts"
import "./greeting.css"

type Props = {
  inviter: string
  /** The id of a tile the inviter likes, if they share it. */
  favourite: string | null
  tiles: readonly Tile[]
  onOpen: (slug: string) => void
}

export function Greeting({ inviter, favourite, tiles, onOpen }: Props) {
  const { state } = useSession()
  const [isOver, setOver] = useState(false)
  const isFirst = tiles[0]?.id === favourite
  // Readers with a reading position have another first tile.
  const { tiles: fetched } = useTilePages(isFirst || favourite === null ? [] : [[favourite]])
  const tile = fetched[0]
  if (isOver || state !== "anonymous") return null
  return (
    <div className="greeting flex items-center justify-between min-h-48 rounded-sheet on-paper" role="status">
      <p className="grid cols-1 min-w-0 py-2">
        <strong className="font-bold">{greetingOf(inviter)}</strong>
        {isFirst && (
          <span className="text-1">
            {inviter === ""
              ? "The first tile here is their favourite"
              : `The first tile here is ${inviter}’s favourite`}
          </span>
        )}
        {tile && (
          <a
            className="relative min-h-44 py-3 overflow-hidden text-1 text-nowrap underline"
            href={tilePath("homefeed", tile.slug)}
            onClick={plainClick(() => {
              setOver(true)
              onOpen(tile.slug)
            })}
          >
            {inviter === "" ? `Open their favourite: ${tile.title}` : `Open ${inviter}’s favourite: ${tile.title}`}
          </a>
        )}
      </p>
      <IconButton className="flex-none" icon="close" label="Close" onClick={() => setOver(true)} />
    </div>
  )
}

export function greetingOf(inviter: string): string {
  return inviter === "" ? t`A friend thought you’d like this` : t`${inviter} thought you’d like this`
}
