import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { thoughtsPart } from "@confetti/domain/thoughts/thoughts-part"
import type { ComponentType } from "react"
import { LikeButton } from "../../features/likes/index.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { lazyScreen } from "../../ui/lazy-screen.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { useScope } from "../../platform/session-scope.ts"
import { NotLoaded, type OpenSheet, type SheetGiven } from "./open-sheet.tsx"
import { copyTileLink, shareTile } from "./share-tile.ts"
import { WhySheet } from "./why-sheet.tsx"

type Props = SheetGiven & { tile: Tile }

const PictureSheet = lazyScreen<Props>(
  () => import("../settled.tsx").then((module) => module.PictureSheet),
  null,
  NotLoaded,
)

const sheets = { menu: TileMenu, picture: PictureSheet, why: WhySheet } satisfies Record<string, ComponentType<Props>>

export function tileSheet(kind: keyof typeof sheets, tile: Tile): OpenSheet {
  const TileSheet = sheets[kind]
  return { key: kind, draw: (given) => <TileSheet tile={tile} {...given} /> }
}

function TileMenu({ tile, onOpen, onShow, onClose }: Props) {
  const scope = useScope()
  const hasThoughts = scope.page.thoughts !== "off"
  const items: { icon: IconName; label: string; act: () => void }[] = [
    { icon: "forward", label: t`Open`, act: () => onOpen(tile.slug) },
    ...(hasThoughts
      ? [{ icon: "thoughts" as const, label: t`Thoughts`, act: () => onOpen(tile.slug, thoughtsPart) }]
      : []),
    { icon: "share", label: t`Share`, act: () => void shareTile(scope, tile) },
    { icon: "picture", label: t`Share as a picture`, act: () => onShow(tileSheet("picture", tile)) },
    {
      icon: "check",
      label: t`Copy the link`,
      act: () => void copyTileLink(tile),
    },
    { icon: "why", label: t`Why this tile`, act: () => onShow(tileSheet("why", tile)) },
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
