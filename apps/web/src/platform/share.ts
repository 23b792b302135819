export function shareLink(link: { title: string; text: string; url: string }): Promise<ShareOutcome> {
  return shareOrCopy(link, link.url)
}

/** Shares text including its link: many apps take either a text or a link, and drop the other. */
export function shareText({ title, text }: { title: string; text: string }): Promise<ShareOutcome> {
  return shareOrCopy({ title, text }, text)
}

/** `refused`: without a sheet, and copying is not allowed. The text is then shown for copying by hand. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "refused"

export function canShareFiles(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

export async function shareFile(file: File, { title, text }: { title: string; text: string }): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file], title, text })
    return "shared"
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "refused"
  }
}

async function shareOrCopy(data: ShareData, copied: string): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(data)
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled"
    }
  }
  return (await copyText(copied)) ? "copied" : "refused"
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
