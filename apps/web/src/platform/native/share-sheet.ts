import { Share } from "@capacitor/share"

/** Provides `navigator.share` with the phone's sheet, which Android's WebView lacks. */
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
    // Files would first have to be stored on the phone.
    canShare: { value: ({ files }: ShareData = {}) => !files?.length, configurable: true },
  })
}
