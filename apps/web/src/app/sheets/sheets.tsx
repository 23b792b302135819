import { t } from "@confetti/domain/messages/t"
import { toEnd } from "@confetti/domain/messages/words-language"
import { useCallback } from "react"
import type { JoinAsk } from "../../features/session/index.ts"
import { ErrorBoundary } from "../../ui/error-boundary.tsx"
import { FailureText } from "../../ui/failure-text.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { usePageData } from "../../platform/session-scope.ts"
import { parts } from "../routes.tsx"
import type { OpenSheet, SheetGiven } from "./open-sheet.tsx"
import "../../features/settings/settings.css"

const keys: [string, string][] = [
  ["↓ ↑", t`next and previous tile`],
  [toEnd > 0 ? "→ ←" : "← →", t`next and previous subtile`],
  [t`Enter`, t`open the tile`],
  ["L", t`like`],
  ["T", t`thoughts`],
  ["S", t`share`],
  [t`Shift S`, t`share as a picture`],
  ["W", t`why this tile`],
  ["M", t`all actions for this tile`],
  ["R", t`read the open tile aloud, and pause`],
  ["N", t`next tile while one is open`],
  ["Home", t`to the first tile`],
  ["1 – 5", t`Home, Search, Me, Games, Settings`],
  ["Esc", t`back`],
  ["?", t`this list`],
]

export const keysSheet: OpenSheet = { key: "keys", draw: (given) => <KeysSheet {...given} /> }

export const inviteSheet: OpenSheet = { key: "invite", draw: (given) => <InviteSheet {...given} /> }

export function joinSheet(ask: JoinAsk): OpenSheet {
  return { key: `join ${ask.mode}`, draw: (given) => <JoinSheet {...given} ask={ask} /> }
}

type Props = Omit<SheetGiven, "onShow" | "onClose"> & {
  sheet: OpenSheet
  onShow: (sheet: OpenSheet | null) => void
}

export function Sheets({ sheet, onShow, onOpen }: Props) {
  const onClose = useCallback(() => onShow(null), [onShow])
  const failed = (
    <Sheet title="Something went wrong" onClose={onClose}>
      <FailureText />
    </Sheet>
  )
  return (
    <ErrorBoundary key={sheet.key} fallback={failed}>
      {sheet.draw({ onOpen, onShow, onClose })}
    </ErrorBoundary>
  )
}

function JoinSheet({ ask, onClose }: SheetGiven & { ask: JoinAsk }) {
  const { brand, isEmulator } = usePageData()
  return <parts.join ask={ask} brand={brand} isEmulator={isEmulator} onClose={onClose} />
}

function InviteSheet({ onClose }: SheetGiven) {
  const { brand } = usePageData()
  return <parts.invite brandName={brand.name} language={brand.language} onClose={onClose} />
}

function KeysSheet({ onClose }: SheetGiven) {
  return (
    <Sheet title="Keyboard shortcuts" onClose={onClose}>
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
