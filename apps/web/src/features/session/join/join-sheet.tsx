import { Sheet } from "../../../ui/sheet.tsx"
import type { JoinAsk } from "../open-join.ts"

export function JoinSheet({ ask, onClose }: { ask: JoinAsk; onClose: () => void }) {
  return (
    <Sheet title={ask.mode === "join" ? "Join" : "Log in"} onClose={onClose}>
      {null}
    </Sheet>
  )
}
