/** The server's origin from the page, without a trailing slash. */
export function serverOrigin(): string {
  const { server } = document.documentElement.dataset
  if (server === undefined) throw new Error("The shell's page names no server.")
  return server
}

/**
 * Sets the base of relative addresses to the server: reads, pictures, copied links. Pages are on the phone, so history addresses stay
 * there.
 */
export function setServerBase(): void {
  document.head.append(Object.assign(document.createElement("base"), { href: `${serverOrigin()}/` }))
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, url) =>
      change(state, unused, typeof url === "string" ? new URL(url, location.href) : url)
  }
}
