import { t } from "@confetti/domain/messages/t"
import { useState } from "react"
import { announce } from "../../../ui/announce.tsx"
import { errorText } from "../error-text.ts"
import { ActionRow, SettingGroup } from "../setting-group.tsx"

type Props = { onExport: () => Promise<void>; onDelete: () => void }

export function YourData({ onExport, onDelete }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const take = async () => {
    setBusy(true)
    setError(null)
    try {
      await onExport()
      announce(t`Your data was downloaded`)
    } catch (error) {
      setError(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <SettingGroup title="Your data">
      <ActionRow
        title="Export my data"
        about="Everything we store about you, in one file that people and programs can read."
        action={isBusy ? "Preparing…" : "Export"}
        isDisabled={isBusy}
        onAct={() => void take()}
      />
      <p className="setting-error" role="alert">
        {error}
      </p>
      <ActionRow
        title="Delete my account"
        about="Permanent. We’ll email you a code and show you what is deleted."
        action="Delete…"
        onAct={onDelete}
      />
    </SettingGroup>
  )
}
