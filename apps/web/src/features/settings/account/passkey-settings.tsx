import { t } from "@confetti/domain/messages/t"
import { useEffect, useRef, useState } from "react"
import { logEvent } from "../../../platform/analytics/log-event.ts"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { dateText } from "../../../ui/moment-text.ts"
import { Sheet } from "../../../ui/sheet.tsx"
import { useOpenJoin } from "../../session/index.ts"
import { FieldRow } from "../field-row.tsx"
import { QuestionSheet } from "../question-sheet.tsx"
import { ListError, SettingGroup } from "../setting-group.tsx"
import { PasskeyError } from "./account-error.tsx"
import { deviceName, devicesRead, useReadAgain } from "./devices.ts"
import { addPasskey, canKeepPasskeys, type Passkey, passkeysRead, removePasskey, renamePasskey } from "./passkeys.ts"

type RenamePasskeySheetProps = { passkey: Passkey; onRenamed: () => Promise<void>; onClose: () => void }

type Props = { passkey: Passkey; language: string; onRename: () => void; onRemove: () => void }

type Asked = { about: "rename" | "remove"; passkey: Passkey }

type SettingsProps = { language: string; email: string | null; onAdded?: () => void }

export function PasskeySettings({ language, email, onAdded }: SettingsProps) {
  const passkeys = useRead(passkeysRead)
  const readAgain = useReadAgain(passkeysRead)
  const openJoin = useOpenJoin()
  const adder = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [hint, setHint] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [signIns, setSignIns] = useState(0)
  const readDevicesAgain = useReadAgain(devicesRead)
  const isSupported = canKeepPasskeys()

  useEffect(() => {
    // The button that opened the sheet is gone: focus its purpose.
    if (signIns > 0) adder.current?.focus()
  }, [signIns])
  const signInAgain = () =>
    openJoin("login", {
      reauth: { email },
      onIn: () => {
        setError(null)
        setSignIns((count) => count + 1)
        void readDevicesAgain()
        announce(t`Signed in again. Now add your passkey`)
      },
    })

  const add = async () => {
    setAdding(true)
    setHint(null)
    setError(null)
    try {
      const outcome = await addPasskey(deviceName(navigator.userAgent))
      if (outcome === "known") setHint(t`This device already has a passkey for your account.`)
      if (outcome === "cancelled") announce(t`No passkey was added`)
      if (outcome === "added") {
        logEvent("passkey_added", {})
        await readAgain()
        announce(t`Passkey added. You can sign in with it next time`)
        onAdded?.()
      }
    } catch (thrown) {
      setError(thrown)
    } finally {
      setAdding(false)
    }
  }
  const close = () => {
    setAsked(null)
    // A sheet returns the focus to its row, which may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) adder.current?.focus()
    })
  }
  return (
    <SettingGroup title="Passkeys">
      <div className="setting">
        <span className="setting-text setting-about">
          {isSupported
            ? "Sign in with your fingerprint, your face or this device’s lock, without waiting for a code."
            : "This browser does not support passkeys. You can always sign in with a code by email."}
        </span>
        {isSupported && (
          <Button ref={adder} disabled={isAdding} onClick={() => void add()}>
            {isAdding ? "Adding…" : "Add a passkey"}
          </Button>
        )}
      </div>
      {hint ? (
        <p className="setting-error" role="alert">
          {hint}
        </p>
      ) : (
        <PasskeyError error={error} onSignIn={signInAgain} />
      )}
      {passkeys.isError && (
        <ListError
          text={
            passkeys.isOffline ? "Your passkeys will appear when you are back online." : "Could not load your passkeys."
          }
          onRetry={passkeys.retry}
        />
      )}
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
          yes="Remove"
          busy="Removing…"
          no="Keep"
          onYes={async () => {
            await removePasskey(asked.passkey.id)
            await readAgain()
            announce(t`Passkey removed`)
          }}
          onClose={close}
        >
          You can no longer sign in with it. Your device may still list it until you delete it there too.
        </QuestionSheet>
      )}
    </SettingGroup>
  )
}

function PasskeyRow({ passkey, language, onRename, onRemove }: Props) {
  const name = passkey.name || t`Passkey`
  return (
    <li className="setting">
      <span className="setting-text">
        <span className="setting-title">{name}</span>
        <span className="setting-about">Added {dateText(passkey.createdAt, language)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  )
}

function RenamePasskeySheet({ passkey, onRenamed, onClose }: RenamePasskeySheetProps) {
  const rename = async (name: string) => {
    try {
      await renamePasskey(passkey.id, name)
    } catch (error) {
      return error
    }
    await onRenamed()
    announce(t`Passkey renamed`)
    onClose()
    return null
  }
  return (
    <Sheet title="Rename the passkey" onClose={onClose}>
      <FieldRow
        title="Name"
        about="Helps you recognise which device it is on."
        value={passkey.name ?? ""}
        input={{ maxLength: 60, autoComplete: "off", required: true }}
        onSave={rename}
      />
    </Sheet>
  )
}
