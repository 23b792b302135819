import { useRef, useState } from "react"
import { useRead } from "../../../platform/reads/use-reads.ts"
import { announce } from "../../../ui/announce.tsx"
import { signOut } from "../../session/index.ts"
import { ListTrouble } from "../list-trouble.tsx"
import { SettingGroup } from "../setting-group.tsx"
import { troubleText } from "../trouble-text.ts"
import { DeviceRow } from "./device-row.tsx"
import { devicesRead, signOutDevice, signOutElsewhere } from "./devices.ts"
import { useReadAgain } from "./use-read-again.ts"

/** Everywhere this person is signed in, and the way out of each. */
export function DeviceSettings({ language }: { language: string }) {
  const devices = useRead(devicesRead, { freshFor: 0 })
  const readAgain = useReadAgain(devicesRead)
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const others = devices.data?.filter(({ isThis }) => !isThis) ?? []

  const end = async (what: string, act: () => Promise<void>, said: string) => {
    setBusy(what)
    setTrouble(null)
    try {
      await act()
      announce(said)
      // The button that was pressed goes with its row.
      list.current?.focus({ preventScroll: true })
    } catch (error) {
      setTrouble(troubleText(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <SettingGroup title="Devices">
      {devices.isError && <ListTrouble what="devices" isOffline={devices.isOffline} onRetry={devices.retry} />}
      {devices.isPending && <div className="setting setting-ghost" role="status" aria-label="Fetching your devices" />}
      {devices.data && (
        <ul aria-label="Where you are signed in" ref={list} tabIndex={-1}>
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              language={language}
              isBusy={busy === device.id}
              onSignOut={() =>
                void end(device.id, () => signOutDevice(device.id).then(readAgain), `${device.device} is signed out`)
              }
            />
          ))}
        </ul>
      )}
      <p className="setting-trouble" role="alert">
        {trouble}
      </p>
      <div className="setting-answers">
        <button
          type="button"
          className="button"
          disabled={busy !== null}
          onClick={() => void end("here", () => signOut(), "You are signed out. Your shelf stays here")}
        >
          Sign out here
        </button>
        {others.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={busy !== null}
            onClick={() =>
              void end("others", () => signOutElsewhere().then(readAgain), "Every other device is signed out")
            }
          >
            Sign out everywhere else
          </button>
        )}
      </div>
    </SettingGroup>
  )
}
