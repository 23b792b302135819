import { t } from "@confetti/domain/messages/t"
import { useConfirmByPasskey } from "../../features/session/index.ts"
import { ApiError } from "../../platform/api.ts"
import { Button } from "../../ui/button.tsx"
import { Alert } from "../kit/alert.tsx"
import { NotYet, useAction } from "../kit/use-action.ts"

export function PasskeyButton({ kind, onIn }: { kind?: "primary"; onIn: () => void }) {
  const confirmByPasskey = useConfirmByPasskey()
  const { isBusy, error, act } = useAction((error) =>
    error instanceof ApiError ? error.message : t`Could not read your passkey. Try again.`,
  )
  const confirm = async () => {
    if (!(await confirmByPasskey())) throw new NotYet(t`No passkey was used. Try again when you have it with you.`)
    onIn()
  }
  return (
    <>
      <Button kind={kind} disabled={isBusy} onClick={() => void act(confirm)}>
        {isBusy ? "Waiting for your passkey…" : "Use your passkey"}
      </Button>
      <Alert>{error}</Alert>
    </>
  )
}
