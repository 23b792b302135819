import { App } from "@capacitor/app"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { keepInvite } from "../../features/session/index.ts"
import { go } from "../../platform/location.ts"
import { linkedPath } from "../../platform/native/linked-path.ts"
import { serverOrigin } from "../../platform/native/server-base.ts"
import { readInTab, writeInTab } from "../../platform/tab-storage.ts"

const isText = (value: unknown): value is string => typeof value === "string"

/** Navigates to the link that started the app, once a start: a reload stays where it is. */
export async function enterByLink(): Promise<void> {
  const launch = await App.getLaunchUrl().catch(() => undefined)
  if (!launch || readInTab("cf_launch", isText) === launch.url) return
  writeInTab("cf_launch", launch.url)
  const path = linkedPath(launch.url, serverOrigin())
  if (path !== null) history.replaceState(history.state, "", path)
}

export function followLinks(): void {
  void App.addListener("appUrlOpen", ({ url }) => {
    const path = linkedPath(url, serverOrigin())
    if (path !== null) openPath(path)
  })
}

/** Navigates to a path of the app; an invitation in it is stored and removed from the address. */
export function openPath(path: string): void {
  const slug = slugOfPath(path.replace(/[?#].*$/s, ""))
  go(path, slug === null ? {} : { state: { visited: [{ slug }], isPushed: true } })
  keepInvite()
}
