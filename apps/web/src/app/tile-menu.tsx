import type { Tile } from "@confetti/contract/tile"
import { LikeButton } from "../features/likes/index.ts"
import { announce } from "../ui/announce.tsx"
import { Icon, type IconName } from "../ui/icon.tsx"
import { Sheet } from "../ui/sheet.tsx"
import { copyTileLink, shareTile } from "./share-tile.ts"

type Props = { tile: Tile; onOpen: () => void; onWhy: () => void; onClose: () => void }

/** What a hold on a tile brings up: everything one can do with it, in words. */
export function TileMenu({ tile, onOpen, onWhy, onClose }: Props) {
  const items: { icon: IconName; label: string; act: () => void }[] = [
    { icon: "forward", label: "Open", act: onOpen },
    { icon: "share", label: "Share", act: () => void shareTile(tile) },
    {
      icon: "check",
      label: "Copy the link",
      act: () => void copyTileLink(tile).then((isCopied) => isCopied && announce("Link copied")),
    },
    { icon: "why", label: "Why this tile", act: onWhy },
  ]
  return (
    <Sheet title={tile.title} onClose={onClose}>
      <ul className="menu">
        <li>
          <LikeButton tile={tile} hasWords />
        </li>
        {items.map(({ icon, label, act }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                onClose()
                act()
              }}
            >
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
