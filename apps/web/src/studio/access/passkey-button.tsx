import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { useConfirmByPasskey } from "../../features/session/index.ts"
import { ApiError } from "../../platform/api.ts"

export function PasskeyButton({ className, onIn }: { className: string; onIn: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const confirmByPasskey = useConfirmByPasskey()
  const confirm = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      if (await confirmByPasskey()) onIn()
      else setTrouble(t`No passkey was used. Try again when you have yours at hand.`)
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.message : t`Your passkey could not be read. Try again.`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className={className} disabled={isBusy} onClick={() => void confirm()}>
        {isBusy ? "Waiting for your passkey…" : "Use your passkey"}
      </button>
      {trouble && (
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
