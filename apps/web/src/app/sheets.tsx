import type { Tile } from "@confetti/contract/tile"
import { KeysSheet } from "./keys-sheet.tsx"
import { TileMenu } from "./tile-menu.tsx"
import { WhySheet } from "./why-sheet.tsx"

/** What is laid over the page just now. */
export type OpenSheet = { kind: "keys" } | { kind: "why" | "menu"; tile: Tile }

type Props = { sheet: OpenSheet; onShow: (sheet: OpenSheet | null) => void; onOpen: (slug: string) => void }

export function Sheets({ sheet, onShow, onOpen }: Props) {
  const close = () => onShow(null)
  if (sheet.kind === "keys") return <KeysSheet onClose={close} />
  const { tile } = sheet
  if (sheet.kind === "why") return <WhySheet tile={tile} onClose={close} />
  return (
    <TileMenu
      tile={tile}
      onOpen={() => onOpen(tile.slug)}
      onWhy={() => onShow({ kind: "why", tile })}
      onClose={close}
    />
  )
}
