import type { Tile } from "@confetti/contract/tile"
import { useCallback } from "react"
import { InviteSheet } from "../features/invite/index.ts"
import type { JoinAsk } from "../features/session/index.ts"
import { JoinSheet } from "../features/session/join/index.ts"
import { KeysSheet } from "./keys-sheet.tsx"
import { usePageData } from "./page-data.tsx"
import { TileMenu } from "./tile-menu.tsx"
import { WhySheet } from "./why-sheet.tsx"

/** What is laid over the page just now. */
export type OpenSheet =
  | { kind: "keys" }
  | { kind: "invite" }
  | { kind: "why" | "menu"; tile: Tile }
  | { kind: "join"; ask: JoinAsk }

type Props = { sheet: OpenSheet; onShow: (sheet: OpenSheet | null) => void; onOpen: (slug: string) => void }

export function Sheets({ sheet, onShow, onOpen }: Props) {
  const { brand, isEmulator } = usePageData()
  const close = useCallback(() => onShow(null), [onShow])
  if (sheet.kind === "keys") return <KeysSheet onClose={close} />
  if (sheet.kind === "join") {
    return <JoinSheet key={sheet.ask.mode} ask={sheet.ask} brand={brand} isEmulator={isEmulator} onClose={close} />
  }
  if (sheet.kind === "invite") return <InviteSheet brandName={brand.name} language={brand.language} onClose={close} />
  const { tile } = sheet
  if (sheet.kind === "why") return <WhySheet tile={tile} onOpen={onOpen} onClose={close} />
  return (
    <TileMenu
      tile={tile}
      onOpen={() => onOpen(tile.slug)}
      onWhy={() => onShow({ kind: "why", tile })}
      onClose={close}
    />
  )
}
