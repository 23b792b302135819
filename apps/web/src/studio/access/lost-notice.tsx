import { t } from "@confetti/domain/messages/t"
import { Button } from "../../ui/button.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import type { Access } from "./use-studio-access.ts"

type Props = { kind: Access["kind"]; onCheck: () => void }

export function LostNotice({ kind, onCheck }: Props) {
  return (
    <div className="studio-lost flex flex-wrap items-center gap-2-4 px-4 py-3" role="alert">
      <p>{words(kind)}</p>
      {kind === "needs-passkey" ? <PasskeyButton onIn={onCheck} /> : <Button onClick={onCheck}>Check again</Button>}
    </div>
  )
}

function words(kind: Access["kind"]): string {
  if (kind === "offline") return t`You are offline. This page stays as it is until you are back online.`
  if (kind === "failed") return t`Could not reach the server. This page stays as it is.`
  if (kind === "needs-passkey")
    return t`You have not used your passkey for twelve hours. Use it to continue. What you typed is still here.`
  if (kind === "no-passkey")
    return t`Your passkey was removed, and the studio needs one. What you typed is still here: copy what you need, then add a passkey in Settings.`
  return t`An owner has changed your roles, so you can no longer save here. What you typed is still here: copy what you need, and ask them.`
}
