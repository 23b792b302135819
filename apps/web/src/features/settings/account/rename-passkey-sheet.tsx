import { announce } from "../../../ui/announce.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { FieldRow } from "../field-row.tsx"
import { type Passkey, renamePasskey } from "./passkeys.ts"

type Props = { passkey: Passkey; onRenamed: () => Promise<void>; onClose: () => void }

export function RenamePasskeySheet({ passkey, onRenamed, onClose }: Props) {
  const rename = async (name: string) => {
    try {
      await renamePasskey(passkey.id, name)
    } catch (error) {
      return error
    }
    await onRenamed()
    announce("Passkey renamed")
    onClose()
    return null
  }
  return (
    <Sheet title="Rename the passkey" onClose={onClose}>
      <FieldRow
        title="Name"
        about="So that you know later which device it is on."
        value={passkey.name ?? ""}
        input={{ maxLength: 60, autoComplete: "off", required: true }}
        onSave={rename}
      />
    </Sheet>
  )
}
