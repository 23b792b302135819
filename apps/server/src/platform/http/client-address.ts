import type { IncomingMessage } from "node:http"
import { isIPv4, isIPv6 } from "node:net"

/**
 * The address that a request counts for: an IPv4 address, or the /64 network of an IPv6 one, which is a household's. `trustedProxies`
 * entries at the end of `x-forwarded-for` are believed; earlier ones were written by the client.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? ""
  if (trustedProxies === 0) return networkOf(socket)
  const hops = String(request.headers["x-forwarded-for"] ?? "").split(",")
  const forwarded = hops.at(-trustedProxies)?.trim() ?? ""
  return networkOf(isIPv4(forwarded) || isIPv6(forwarded) ? forwarded : socket)
}

const mapped = "::ffff:"

export function networkOf(address: string): string {
  if (address.startsWith(mapped) && address.includes(".")) return address.slice(mapped.length)
  if (!address.includes(":")) return address
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::")
  const front = groups(head)
  const back = tail === undefined ? [] : groups(tail)
  const all =
    tail === undefined
      ? front
      : [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back]
  return `${all
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** The 16-bit groups of a part; a dotted ending counts as two, and is never in the first four. */
function groups(part: string): number[] {
  if (part === "") return []
  return part.split(":").flatMap((group) => (group.includes(".") ? [0, 0] : [Number.parseInt(group, 16)]))
}

/**
 * A block that a single subscriber can easily have: the /24 of an IPv4 address, the /48 of an IPv6 network. Takes addresses of
 * `clientAddress`.
 */
export function wideNetwork(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::/48`
  return address.includes(".") ? `${address.slice(0, address.lastIndexOf("."))}.0/24` : address
}

/** A range that only a provider has: a /16 of IPv4, a /32 of IPv6. Takes addresses of `wideNetwork`. */
export function providerNetwork(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 2).join(":")}::/32`
  return address.includes(".") ? `${address.split(".").slice(0, 2).join(".")}.0.0/16` : address
}
