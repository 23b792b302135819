import { type ReactNode, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Sheet } from "../../ui/sheet.tsx"
import { troubleText } from "./trouble-text.ts"

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
  const [trouble, setTrouble] = useState<string | null>(null)
  const answer = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await onYes()
      onClose()
    } catch (error) {
      setTrouble(troubleText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="py-2 text-3 text-pretty">{children}</div>
      <p className="setting-trouble" role="alert">
        {trouble}
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
