import type { Reader } from "./create-reader.ts"
import { silentSound } from "./silent-sound.ts"

type Shown = { title: string; artist: string; artwork: string }

/**
 * Shows the reading in the system's media controls (lock screen, headphones, watch). Systems ignore speech, so a silent sound is played
 * with it. Returns a function that stops it.
 */
export function showOnLockScreen({ title, artist, artwork }: Shown, reader: Reader): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session) return () => undefined
  const url = URL.createObjectURL(silentSound())
  const sound = new Audio(url)
  sound.loop = true
  session.metadata = new MediaMetadata({ title, artist, artwork: [{ src: artwork }] })
  const acts: Partial<Record<MediaSessionAction, () => void>> = {
    play: reader.play,
    pause: reader.pause,
    stop: reader.stop,
    previoustrack: reader.back,
    nexttrack: reader.forward,
  }
  const handle = (isOn: boolean) => {
    for (const [action, act] of Object.entries(acts)) {
      try {
        session.setActionHandler(action as MediaSessionAction, isOn ? act : null)
      } catch {
        // Unsupported actions throw.
      }
    }
  }
  const follow = () => {
    const isPlaying = reader.get().phase === "playing"
    session.playbackState = isPlaying ? "playing" : "paused"
    // If it may not play, there are no controls, but the voice reads on.
    if (!isPlaying) sound.pause()
    else if (sound.paused) sound.play().catch(() => undefined)
  }
  handle(true)
  follow()
  const off = reader.on(follow)
  return () => {
    off()
    handle(false)
    sound.pause()
    sound.removeAttribute("src")
    URL.revokeObjectURL(url)
    session.metadata = null
    session.playbackState = "none"
  }
}
