import { Share } from "@capacitor/share"

/** Lets `navigator.share` open the phone's own sheet, as it does in a browser: Android's WebView has none. */
export function provideShareSheet(): void {
  const share = async ({ title, text, url }: ShareData = {}): Promise<void> => {
    try {
      await Share.share({ ...(title && { title }), ...(text && { text }), ...(url && { url }) })
    } catch (error) {
      const isCancelled = error instanceof Error && /cancel/i.test(error.message)
      throw isCancelled ? new DOMException("Nothing was shared.", "AbortError") : error
    }
  }
  Object.defineProperties(navigator, {
    share: { value: share, configurable: true },
    // Files would have to lie in a folder of the phone's first.
    canShare: { value: ({ files }: ShareData = {}) => !files?.length, configurable: true },
  })
}
