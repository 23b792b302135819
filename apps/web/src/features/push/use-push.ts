import type { PushSettings } from "@confetti/contract/push"
import { useEffect, useRef, useState } from "react"
import { call } from "../../platform/api.ts"
import { deviceZone } from "../../platform/device-zone.ts"
import {
  askPushPermission,
  isSubscribed,
  type PushPermission,
  type PushServices,
  pushPermission,
  subscribe,
  unsubscribe,
} from "../../platform/push/subscription.ts"

export type PushState = {
  permission: PushPermission
  isOn: boolean
  settings: PushSettings | null
  services: PushServices
}

type Turned = "on" | "off" | "off-everywhere" | "refused" | "failed"

/** Notification settings of this device and the account; null until both are known. `onReached` is called when one arrives. */
export function usePush(onReached: () => void) {
  const [state, setState] = useState<PushState | null>(null)
  const [isFailed, setError] = useState(false)
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const read = async () => {
    try {
      const { settings, devices, ...services } = await call("notifications-get_settings")
      const isHere = await isSubscribed()
      setState({ permission: pushPermission(), isOn: devices > 0 && isHere, settings, services })
      setError(false)
    } catch {
      setError(true)
    }
  }
  useEffect(() => {
    void read()
    const look = () => void (document.hidden || read())
    const hear = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === "push") onReached()
      if (data?.type === "push-stopped") void read()
    }
    // Permission is granted in the browser's settings, before returning.
    document.addEventListener("visibilitychange", look)
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined
    worker?.addEventListener("message", hear)
    return () => {
      document.removeEventListener("visibilitychange", look)
      worker?.removeEventListener("message", hear)
    }
  }, [onReached])

  const turn = async (isWanted: boolean): Promise<Turned> => {
    if (!state) return "failed"
    try {
      if (!isWanted) {
        const isLast = await unsubscribe()
        setState({ ...state, isOn: false })
        return isLast ? "off-everywhere" : "off"
      }
      if (pushPermission() === "unasked") await askPushPermission()
      const permission = pushPermission()
      setState({ ...state, permission })
      if (permission !== "allowed") return "refused"
      await subscribe(state.services)
      setState({ ...state, permission, isOn: true })
      return "on"
    } catch {
      return "failed"
    }
  }
  /** Changes are sent in sequence. False if one failed: then the server's settings are shown again. */
  const save = (change: Partial<PushSettings>): Promise<boolean> => {
    setState((before) => (before?.settings ? { ...before, settings: { ...before.settings, ...change } } : before))
    const sent = line.current.then(async () => {
      try {
        await call("notifications-save_settings", { ...change, zone: deviceZone() })
        return true
      } catch {
        await read()
        return false
      }
    })
    line.current = sent
    return sent
  }
  return { state, isFailed, read, turn, save }
}
