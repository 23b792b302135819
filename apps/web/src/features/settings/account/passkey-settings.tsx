import { useRef, useState } from "react"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { announce } from "../../../ui/announce.tsx"
import { ListTrouble } from "../list-trouble.tsx"
import { QuestionSheet } from "../question-sheet.tsx"
import { SettingGroup } from "../setting-group.tsx"
import { troubleText } from "../trouble-text.ts"
import { deviceName } from "./device-name.ts"
import { PasskeyRow } from "./passkey-row.tsx"
import { addPasskey, canKeepPasskeys, type Passkey, passkeysRead, removePasskey } from "./passkeys.ts"
import { RenamePasskeySheet } from "./rename-passkey-sheet.tsx"
import { useReadAgain } from "./use-read-again.ts"

type Asked = { about: "rename" | "remove"; passkey: Passkey }

/** The keys a person may log in with instead of a code. */
export function PasskeySettings({ language }: { language: string }) {
  const passkeys = useRead(passkeysRead)
  const readAgain = useReadAgain(passkeysRead)
  const adder = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isSupported = canKeepPasskeys()

  const add = async () => {
    setAdding(true)
    setTrouble(null)
    try {
      const outcome = await addPasskey(deviceName(navigator.userAgent))
      if (outcome === "known")
        setTrouble("This device has a passkey for your account already. There is nothing to add.")
      if (outcome === "cancelled") announce("No passkey was added")
      if (outcome === "added") {
        logEvent("passkey_added", {})
        await readAgain()
        announce("Passkey added. Next time it is all you need")
      }
    } catch (error) {
      setTrouble(troubleText(error))
    } finally {
      setAdding(false)
    }
  }
  const close = () => {
    setAsked(null)
    // A sheet gives the focus back to the row it was opened from, which may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) adder.current?.focus()
    })
  }
  return (
    <SettingGroup title="Passkeys">
      <div className="setting">
        <span className="setting-text setting-about">
          {isSupported
            ? "Log in with your fingerprint, your face or this device’s lock, without waiting for a code."
            : "This browser can’t keep passkeys. A code by e-mail always works."}
        </span>
        {isSupported && (
          <button type="button" className="button" ref={adder} disabled={isAdding} onClick={() => void add()}>
            {isAdding ? "Adding…" : "Add a passkey"}
          </button>
        )}
      </div>
      <p className="setting-trouble" role="alert">
        {trouble}
      </p>
      {passkeys.isError && <ListTrouble what="passkeys" isOffline={passkeys.isOffline} onRetry={passkeys.retry} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label="Your passkeys">
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              language={language}
              onRename={() => setAsked({ about: "rename", passkey })}
              onRemove={() => setAsked({ about: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      {asked?.about === "rename" && (
        <RenamePasskeySheet passkey={asked.passkey} onRenamed={readAgain} onClose={close} />
      )}
      {asked?.about === "remove" && (
        <QuestionSheet
          title="Remove this passkey?"
          yes="Remove it"
          busy="Removing…"
          no="Keep it"
          onYes={async () => {
            await removePasskey(asked.passkey.id)
            await readAgain()
            announce("Passkey removed")
          }}
          onClose={close}
        >
          It no longer opens your account. Your device may go on listing it until you delete it there too.
        </QuestionSheet>
      )}
    </SettingGroup>
  )
}
