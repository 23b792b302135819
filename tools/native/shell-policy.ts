/** iOS does not take a page's own scheme for `'self'` in every version. */
const own = "'self' capacitor://localhost"

/** Directives the server must never set for a page on the phone: scripts are the app's own, and a file has no nonce. */
const shellsOwn: Readonly<Record<string, string>> = {
  "script-src": own,
  "style-src": `${own} 'unsafe-inline'`,
  "font-src": own,
}

/** Says nothing in a page's own element, or means another page. */
const notInFiles = new Set(["frame-ancestors", "manifest-src", "worker-src", "style-src-attr"])

/** The server's policy of its pages, for the same page on a phone: what is its own there is the server's here. */
export function shellPolicy(policy: string, server: string): string {
  return policy
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .filter(([name = ""]) => name !== "" && !notInFiles.has(name))
    .map(([name = "", ...sources]) => {
      if (name === "base-uri") return `base-uri ${server}`
      const named = sources.map((source) => (source === "'self'" ? `${own} ${server}` : source)).join(" ")
      return `${name} ${shellsOwn[name] ?? named}`
    })
    .join("; ")
}
