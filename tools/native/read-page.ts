import type { PageData } from "@confetti/contract/page-data"
import { defaultLook } from "@confetti/domain/navigation/look"

export type ServedPage = {
  /** Page data of the home page, for a guest. */
  data: PageData
  /** Its Content-Security-Policy. */
  policy: string
}

/** The home page as the server gives it to a guest. Throws where no Confetti answers there. */
export async function readPage(server: string): Promise<ServedPage> {
  const response = await fetch(`${server}/`, { headers: { accept: "text/html" } }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${server}: what the app shows first comes from there.`, { cause: error })
  })
  const text = /<script type="application\/json" id="page-data"[^>]*>([^<]*)</.exec(await response.text())?.[1]
  const policy = response.headers.get("content-security-policy")
  if (!response.ok || text === undefined || policy === null) throw new Error(`No Confetti answers at ${server}.`)
  const data = JSON.parse(text) as PageData
  // The app's user is not the caller here; a phone has no editor's files to follow.
  return {
    policy,
    data: {
      ...data,
      isSignedIn: null,
      place: null,
      inviter: null,
      favourite: null,
      look: defaultLook,
      isEmulator: false,
      hasWorker: true,
    },
  }
}
