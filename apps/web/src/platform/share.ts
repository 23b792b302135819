/** Shares a link by the system's sheet where there is one, else copies it. */
export async function shareLink(link: {
  title: string
  text: string
  url: string
}): Promise<"shared" | "copied" | "cancelled"> {
  if (navigator.share) {
    try {
      await navigator.share(link)
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled"
    }
  }
  return (await copyText(link.url)) ? "copied" : "cancelled"
}

/** True when the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
