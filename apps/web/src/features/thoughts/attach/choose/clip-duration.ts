import { deferred } from "../../../../platform/deferred.ts"

/** A browser that takes longer than so many milliseconds to find out leaves it to the server. */
const patience = 5000

/** How long a clip plays, in seconds; null where this browser can't tell. */
export function clipDuration(file: Blob): Promise<number | null> {
  const video = document.createElement("video")
  const address = URL.createObjectURL(file)
  const { promise, resolve } = deferred<number | null>()
  const tooLate = setTimeout(() => resolve(null), patience)
  video.preload = "metadata"
  video.muted = true
  video.addEventListener("loadedmetadata", () => resolve(Number.isFinite(video.duration) ? video.duration : null))
  video.addEventListener("error", () => resolve(null))
  video.src = address
  return promise.finally(() => {
    clearTimeout(tooLate)
    video.removeAttribute("src")
    video.load()
    URL.revokeObjectURL(address)
  })
}
