import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { errorText } from "./error-text.ts"

type Props = {
  title: string
  children: ReactNode
  yes: string
  busy: string
  no: string
  /** Closes the sheet on success; throws otherwise. */
  onYes: () => Promise<void>
  onClose: () => void
}

export function QuestionSheet({ title, children, yes, busy, no, onYes, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const answer = async () => {
    setBusy(true)
    setError(null)
    try {
      await onYes()
      onClose()
    } catch (error) {
      setError(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="py-2 text-3 text-pretty">{children}</div>
      <p className="setting-error" role="alert">
        {error}
      </p>
      <div className="setting-answers flex flex-wrap gap-2 mt-4">
        <Button kind="primary" disabled={isBusy} onClick={() => void answer()}>
          {isBusy ? busy : yes}
        </Button>
        <Button onClick={onClose}>{no}</Button>
      </div>
    </Sheet>
  )
}
