import { dateText } from "../../../ui/moment-text.ts"
import type { Passkey } from "./passkeys.ts"

type Props = { passkey: Passkey; language: string; onRename: () => void; onRemove: () => void }

export function PasskeyRow({ passkey, language, onRename, onRemove }: Props) {
  const name = passkey.name || "Passkey"
  return (
    <li className="setting">
      <span className="setting-text">
        <span className="setting-title">{name}</span>
        <span className="setting-about">Added {dateText(passkey.createdAt, language)}</span>
      </span>
      <span className="setting-actions">
        <button type="button" className="button" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </button>
        <button type="button" className="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </span>
    </li>
  )
}
