import type { IncomingMessage } from "node:http"
import { isIPv4, isIPv6 } from "node:net"

/**
 * The address a request counts under: an IPv4 address, or the /64 network of an IPv6 one, because a household has all of it.
 * `trustedProxies` is how many proxies of the operator's own appended to `x-forwarded-for`; anything before those was
 * written by the caller and is not believed.
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

/** The 16-bit groups of a part; a dotted ending counts as two, and is never within the first four. */
function groups(part: string): number[] {
  if (part === "") return []
  return part.split(":").flatMap((group) => (group.includes(".") ? [0, 0] : [Number.parseInt(group, 16)]))
}

/**
 * The block an address belongs to that one subscriber can have without effort: the /24 of an IPv4 address, the /48 of an IPv6 network.
 * Takes an address as `clientAddress` writes it.
 */
export function wideNetwork(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 3).join(":")}::/48`
  return address.includes(".") ? `${address.slice(0, address.lastIndexOf("."))}.0/24` : address
}

/** The range an address belongs to that only a provider has: a /16 of IPv4, a /32 of IPv6. Takes what `wideNetwork` takes. */
export function providerNetwork(address: string): string {
  if (address.includes(":")) return `${address.split(":").slice(0, 2).join(":")}::/32`
  return address.includes(".") ? `${address.split(".").slice(0, 2).join(".")}.0.0/16` : address
}
