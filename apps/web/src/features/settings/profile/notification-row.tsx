import type { UserRecord } from "@confetti/contract/users"
import { useSyncExternalStore } from "react"
import { announce } from "../../../ui/announce.tsx"
import { SwitchRow } from "../../../ui/switch-row.tsx"
import type { ChangeProfile } from "./use-profile.ts"

/** What this browser says to notifications. `unasked` until the person switches them on for the first time. */
type NotificationPermission = "unsupported" | "blocked" | "unasked" | "allowed"

const listeners = new Set<() => void>()

type Props = { user: UserRecord; onChange: ChangeProfile }

/** Notifications: wanted by the person, allowed by this browser. It is on only where both are so. */
export function NotificationRow({ user, onChange }: Props) {
  const permission = useNotificationPermission()
  const isOn = user.notifications && permission === "allowed"

  const turn = async (wanted: boolean) => {
    if (wanted && (await askForNotifications()) !== "allowed") {
      announce("This browser said no, so notifications stay off")
      return
    }
    await onChange({
      sent: { notifications: wanted },
      shown: { notifications: wanted },
      said: `Notifications: ${wanted ? "on" : "off"}`,
      refused: "This could not be kept, so it is as it was",
    })
  }
  return (
    <SwitchRow
      title="In this browser"
      about={aboutOf(permission, user.notifications)}
      isOn={isOn}
      isDisabled={permission === null || permission === "unsupported" || permission === "blocked"}
      onChange={(wanted) => void turn(wanted)}
    />
  )
}

function aboutOf(permission: NotificationPermission | null, isWanted: boolean): string {
  if (permission === "unsupported")
    return "This browser can’t show any. On an iPhone or iPad it can, once the app is on the home screen."
  if (permission === "blocked")
    return "This browser blocks them for this site. Allow them in its site settings, then come back here."
  if (permission === "unasked" && isWanted) return "On for your account; this browser has not been asked yet."
  return "Your yes, for when there is something worth a word. The browser asks you once; change your mind here."
}

/** Null for the first paint, before the browser was asked. */
function useNotificationPermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, readPermission, () => null)
}

/** Asks the person, by the browser's own question where it may still ask. */
async function askForNotifications(): Promise<NotificationPermission> {
  if (readPermission() === "unasked") await Notification.requestPermission()
  for (const listener of listeners) listener()
  return readPermission()
}

function readPermission(): NotificationPermission {
  if (!("Notification" in globalThis)) return "unsupported"
  const { permission } = Notification
  return permission === "granted" ? "allowed" : permission === "denied" ? "blocked" : "unasked"
}

/** A person who unblocks them does so elsewhere, and then comes back. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener("visibilitychange", listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener("visibilitychange", listener)
  }
}
