import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import type { Access } from "./use-studio-access.ts"

type Props = { kind: Access["kind"]; onCheck: () => void }

export function LostNotice({ kind, onCheck }: Props) {
  return (
    <div className="studio-lost" role="alert">
      <p>{words(kind)}</p>
      {kind === "needs-passkey" ? <PasskeyButton onIn={onCheck} /> : <Button onClick={onCheck}>Look again</Button>}
    </div>
  )
}

function words(kind: Access["kind"]): string {
  if (kind === "offline") return t`There is no connection. Everything on this page stays as it is until there is.`
  if (kind === "failed") return t`The server does not answer just now. Everything on this page stays as it is.`
  if (kind === "needs-passkey")
    return t`You have not used your passkey for twelve hours. Use it to go on: what you typed is still here.`
  if (kind === "no-passkey")
    return t`Your passkey was removed, and the studio opens with one alone. What you typed is still here: copy what you need, then add a passkey in Settings.`
  return t`An owner has changed what you may do, so nothing more can be saved here. What you typed is still here: copy what you need, and ask them.`
}
