import type { Config } from "../../../platform/config.ts"
import { isLoopbackHost } from "../../../platform/http/loopback.ts"

/** Push services of browser vendors: a host, or with a leading dot all its subdomains. */
const knownServices = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
]

type Settings = Pick<Config, "PUSH_HOSTS" | "PUSH_LOOPBACK">

/**
 * Whether an endpoint is a known push service. A client can name any endpoint, so the server only connects to known hosts by HTTPS on the
 * default port.
 */
export function isPushService(endpoint: string, { PUSH_HOSTS, PUSH_LOOPBACK }: Settings): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== "" || password !== "") return false
  if (PUSH_LOOPBACK && isLoopbackHost(hostname)) return protocol === "http:"
  if (protocol !== "https:" || port !== "") return false
  return [...knownServices, ...PUSH_HOSTS].some((known) =>
    known.startsWith(".") ? hostname.endsWith(known) : hostname === known,
  )
}
