import type { KeyIn } from "./device-keys.ts"

const year = 31_536_000

/** A cookie that the server reads for its first paint; "" if missing or refused. Values need no encoding. */
export function readCookie(name: KeyIn<"cookie">): string {
  try {
    const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`))
    return found ? found.slice(name.length + 1) : ""
  } catch {
    return ""
  }
}

export function writeCookie(name: KeyIn<"cookie">, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`
  } catch {
    // A sandboxed frame has no cookies.
  }
}
