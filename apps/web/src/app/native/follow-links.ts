import { App } from "@capacitor/app"
import { slugOfPath } from "@confetti/domain/navigation/tile-stack"
import { keepInvite } from "../../features/session/index.ts"
import { go } from "../../platform/location.ts"
import { linkedPath } from "../../platform/native/linked-path.ts"
import { serverOrigin } from "../../platform/native/server-base.ts"
import { readInTab, writeInTab } from "../../platform/tab-storage.ts"

const isText = (value: unknown): value is string => typeof value === "string"

/** Puts the path of the link that started the app into the address, once for a start: a page that is loaded anew stays where it is. */
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

/** Goes to a path of the app's own; an invitation in it is kept, and leaves the address. */
export function openPath(path: string): void {
  const slug = slugOfPath(path.replace(/[?#].*$/s, ""))
  go(path, slug === null ? {} : { state: { visited: [{ slug }], isPushed: true } })
  keepInvite()
}
