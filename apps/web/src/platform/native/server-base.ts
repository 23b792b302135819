/** The server of this shell, as its page names it: an origin, without a slash at the end. */
export function serverOrigin(): string {
  const { server } = document.documentElement.dataset
  if (server === undefined) throw new Error("The shell's page names no server.")
  return server
}

/**
 * Whatever the app asks for or shows by a path alone is the server's: reads, pictures, links that are copied. The pages themselves lie on
 * the phone, so an address of the history stays where the page is.
 */
export function setServerBase(): void {
  document.head.append(Object.assign(document.createElement("base"), { href: `${serverOrigin()}/` }))
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, url) =>
      change(state, unused, typeof url === "string" ? new URL(url, location.href) : url)
  }
}
