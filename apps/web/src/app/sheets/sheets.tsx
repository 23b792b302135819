import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import { thoughtsPart } from "@confetti/domain/thoughts/thoughts-part"
import { useCallback } from "react"
import { LikeButton } from "../../features/likes/index.ts"
import { useSync } from "../../platform/sync/sync.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { FailureText } from "../../ui/failure-text.tsx"
import { usePageData } from "../page-data.tsx"
import "../../features/settings/settings.css"
import { parts } from "../routes.tsx"
import type { OpenSheet } from "./open-sheet.ts"
import { copyTileLink, shareTile } from "./share-tile.ts"
import { WhySheet } from "./why-sheet.tsx"

type TileMenuProps = {
  tile: Tile
  onOpen: () => void
  onThoughts: () => void
  onPicture: () => void
  onWhy: () => void
  onClose: () => void
}

const keys: [string, string][] = [
  ["↓ ↑", t`next and previous tile`],
  [toEnd > 0 ? "→ ←" : "← →", t`next and previous subtile`],
  [t`Enter`, t`open the tile`],
  ["L", t`like`],
  ["T", t`thoughts`],
  ["S", t`share`],
  [t`Shift S`, t`share as a picture`],
  ["W", t`why this tile`],
  ["M", t`everything one can do with it`],
  ["R", t`read the open tile aloud, and pause`],
  ["N", t`on from an open tile to the next`],
  ["Home", t`to the first tile`],
  ["1 – 5", t`Home, Search, Me, Games, Settings`],
  ["Esc", t`back`],
  ["?", t`this list`],
]

type Props = {
  sheet: OpenSheet
  onShow: (sheet: OpenSheet | null) => void
  onOpen: (slug: string, part?: string) => void
}

/** One sheet at a time. Where it can't even be begun, a sheet says so: the page under it is whole. */
export function Sheets(props: Props) {
  const { onShow } = props
  const close = useCallback(() => onShow(null), [onShow])
  const failed = (
    <Sheet title="That did not work" onClose={close}>
      <FailureText />
    </Sheet>
  )
  return (
    <ErrorBoundary key={props.sheet.kind} fallback={failed}>
      <SheetOf {...props} close={close} />
    </ErrorBoundary>
  )
}

function SheetOf({ sheet, onShow, onOpen, close }: Props & { close: () => void }) {
  const { brand, isEmulator } = usePageData()
  if (sheet.kind === "keys") return <KeysSheet onClose={close} />
  if (sheet.kind === "join") {
    return <parts.join key={sheet.ask.mode} ask={sheet.ask} brand={brand} isEmulator={isEmulator} onClose={close} />
  }
  if (sheet.kind === "invite") return <parts.invite brandName={brand.name} language={brand.language} onClose={close} />
  const { tile } = sheet
  if (sheet.kind === "picture") return <parts.picture tile={tile} onClose={close} />
  if (sheet.kind === "why") return <WhySheet tile={tile} onOpen={onOpen} onClose={close} />
  return (
    <TileMenu
      tile={tile}
      onOpen={() => onOpen(tile.slug)}
      onThoughts={() => onOpen(tile.slug, thoughtsPart)}
      onPicture={() => onShow({ kind: "picture", tile })}
      onWhy={() => onShow({ kind: "why", tile })}
      onClose={close}
    />
  )
}

function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** What a hold on a tile brings up: everything one can do with it, in words. */
function TileMenu({ tile, onOpen, onThoughts, onPicture, onWhy, onClose }: TileMenuProps) {
  const sync = useSync()
  const hasThoughts = usePageData().thoughts !== "off"
  const items: { icon: IconName; label: string; act: () => void }[] = [
    { icon: "forward", label: t`Open`, act: onOpen },
    ...(hasThoughts ? [{ icon: "thoughts" as const, label: t`Thoughts`, act: onThoughts }] : []),
    { icon: "share", label: t`Share`, act: () => void shareTile(tile, sync) },
    { icon: "picture", label: t`Share as a picture`, act: onPicture },
    {
      icon: "check",
      label: t`Copy the link`,
      act: () => void copyTileLink(tile),
    },
    { icon: "why", label: t`Why this tile`, act: onWhy },
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
