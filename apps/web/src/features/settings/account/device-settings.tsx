import { t } from "@confetti/domain/messages/t"
import { useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { sendWaiting, useSync } from "../../../platform/sync/sync.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { momentText } from "../../../ui/moment-text.ts"
import { useSessionMachine } from "../../session/change/index.ts"
import { errorText } from "../error-text.ts"
import { ListError, SettingGroup } from "../setting-group.tsx"
import { type Device, devicesRead, signOutDevice, signOutElsewhere, useReadAgain } from "./devices.ts"
import { passkeysRead } from "./passkeys.ts"

type Props = { device: Device; language: string; isBusy: boolean; onSignOut: () => void }

export function DeviceSettings({ language }: { language: string }) {
  const { signOut } = useSessionMachine()
  const devices = useRead(devicesRead, { freshFor: 0 })
  const readAgain = useReadAgain(devicesRead)
  const passkeys = useRead(passkeysRead)
  const readPasskeysAgain = useReadAgain(passkeysRead)
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const others = devices.data?.filter(({ isThis }) => !isThis) ?? []

  const end = async (what: string, act: () => Promise<void>, said: string) => {
    setBusy(what)
    setError(null)
    try {
      await act()
      announce(said)
      // The pressed button disappears with its row.
      list.current?.focus({ preventScroll: true })
    } catch (error) {
      setError(errorText(error))
    } finally {
      setBusy(null)
    }
  }
  const endOthers = (removePasskeys: boolean) =>
    end(
      "others",
      async () => {
        await signOutElsewhere(removePasskeys)
        await Promise.all([readAgain(), removePasskeys && readPasskeysAgain()])
      },
      removePasskeys
        ? t`Every other device is signed out, and your passkeys are gone`
        : t`Every other device is signed out. Your passkeys still open your account`,
    )
  return (
    <SettingGroup title="Devices">
      {devices.isError && (
        <ListError
          text={
            devices.isOffline ? "Your devices will appear when you are back online." : "Could not load your devices."
          }
          onRetry={devices.retry}
        />
      )}
      {devices.isPending && <div className="setting skeleton" role="status" aria-label="Loading your devices" />}
      {devices.data && (
        <ul aria-label="Where you are signed in" ref={list} tabIndex={-1}>
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              language={language}
              isBusy={busy === device.id}
              onSignOut={() =>
                void end(device.id, () => signOutDevice(device.id).then(readAgain), t`${device.device} is signed out`)
              }
            />
          ))}
        </ul>
      )}
      <p className="setting-error" role="alert">
        {error}
      </p>
      <SignOutHere
        isBusy={busy !== null}
        onSignOut={() => void end("here", () => signOut(), t`You are signed out. Your shelf is saved in your account`)}
      />
      {others.length > 0 && (
        <SignOutElsewhere
          hasPasskeys={(passkeys.data?.length ?? 0) > 0}
          isBusy={busy !== null}
          onSignOut={(removePasskeys) => void endOthers(removePasskeys)}
        />
      )}
    </SettingGroup>
  )
}

function DeviceRow({ device: { device, lastSeen, isThis }, language, isBusy, onSignOut }: Props) {
  return (
    <li className="setting">
      <span className="setting-text">
        <span className="setting-title">{device}</span>
        <span className="setting-about">
          {isThis ? "This device" : `Last seen ${momentText(lastSeen, Date.now(), language)}`}
        </span>
      </span>
      {!isThis && (
        <Button aria-label={`Sign out ${device}`} disabled={isBusy} onClick={onSignOut}>
          {isBusy ? "Signing out…" : "Sign out"}
        </Button>
      )}
    </li>
  )
}

type SignOutHereProps = { isBusy: boolean; onSignOut: () => void }

function SignOutHere({ isBusy, onSignOut }: SignOutHereProps) {
  const sync = useSync()
  const [isSending, setSending] = useState(false)
  const [hasUnsent, setUnsent] = useState(false)
  const leave = async () => {
    if (isSending) return
    setSending(true)
    const isAllSent = await sendWaiting(sync)
    setSending(false)
    setUnsent(!isAllSent)
    if (isAllSent) onSignOut()
  }
  return (
    <>
      <p className="setting-error" role="alert">
        {hasUnsent && "Some of your changes have not been sent yet. If you sign out now, they are lost."}
      </p>
      <div className="setting-answers flex flex-wrap gap-2 mt-4">
        {/* Not disabled while it sends: that would take the focus from it. */}
        <Button disabled={isBusy} onClick={() => void leave()}>
          {hasUnsent ? "Send, then sign out" : "Sign out here"}
        </Button>
        {hasUnsent && (
          <Button disabled={isBusy} onClick={onSignOut}>
            Sign out anyway
          </Button>
        )}
      </div>
    </>
  )
}

type SignOutElsewhereProps = {
  hasPasskeys: boolean
  isBusy: boolean
  onSignOut: (removePasskeys: boolean) => void
}

/** Signs out all other devices. Passkeys stay, unless they should go too. */
export function SignOutElsewhere({ hasPasskeys, isBusy, onSignOut }: SignOutElsewhereProps) {
  const [isTicked, setTicked] = useState(false)
  return (
    <div className="grid justify-items-start gap-2 mt-4">
      {hasPasskeys && (
        <label className="setting-tick flex items-center gap-3 min-h-48">
          <input
            className="flex-none"
            type="checkbox"
            checked={isTicked}
            onChange={(event) => setTicked(event.target.checked)}
          />
          <span className="setting-text">
            <span className="setting-title">Also remove my passkeys</span>
            <span className="setting-about">Tick this if a device or a passkey here is not yours.</span>
          </span>
        </label>
      )}
      <Button disabled={isBusy} onClick={() => onSignOut(hasPasskeys && isTicked)}>
        Sign out everywhere else
      </Button>
    </div>
  )
}
