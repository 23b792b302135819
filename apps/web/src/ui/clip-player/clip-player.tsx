import type { Clip } from "@confetti/contract/clip"
import { defaultLook } from "@confetti/domain/navigation/look"
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react"
import { useConnection } from "../../platform/connection.ts"
import { useLook } from "../../platform/look.ts"
import { pictureFile, pictureSet } from "../../platform/media.ts"
import { Icon, IconButton } from "../icon.tsx"
import { Image } from "../image.tsx"
import { drawGhost, firstStyle } from "../picture-ghost.ts"
import { changeClip, removeClip, useIsInTurn } from "./clip-turns.ts"
import { ClipVideo } from "./clip-video.tsx"
import { usePlaysByItself } from "./plays-by-itself.ts"
import "./clip-player.css"

const sharesInView = [0, 0.25, 0.6, 0.9, 1]

/**
 * A clip behind its poster. It plays muted while in view, one at a time, if autoplay is on; otherwise on request. Shows captions if there
 * are any. Fills its width.
 */
export function ClipPlayer({ clip }: { clip: Clip }) {
  const box = useRef<HTMLDivElement>(null)
  const position = useRef(0)
  const [wish, setWish] = useState<"play" | "pause" | null>(null)
  const [asked, setAsked] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(true)
  const [hasCaptions, setCaptions] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const isSparing = useLook(defaultLook).savesData
  const isMetered = useConnection() === "metered"
  const byItself = usePlaysByItself()
  const { isInTurn, ask } = useClipTurn(box, byItself && wish !== "pause" && !hasFailed)
  const { poster, hasSound, captions, duration } = clip
  const isRunning = isInTurn && isPlaying

  const toggle = () => {
    setFailed(false)
    setAsked(asked + 1)
    setWish(isRunning ? "pause" : "play")
    ask()
  }
  const fail = useCallback(() => {
    setFailed(true)
    setPlaying(false)
  }, [])

  return (
    <div
      ref={(element) => {
        box.current = element
        drawGhost(element, poster)
      }}
      className="clip-player relative overflow-hidden rounded-card"
      role="group"
      aria-label={poster.alt === "" ? "Clip" : `Clip: ${poster.alt}`}
      style={{ ...firstStyle(poster, true), "--clip-ratio": poster.width / poster.height }}
      data-playing={isRunning || undefined}
      suppressHydrationWarning
    >
      <picture>
        <source type="image/avif" srcSet={pictureSet(poster, "avif")} sizes="(min-width: 1000px) 480px, 100vw" />
        <Image
          className="absolute inset-0 w-full h-full"
          src={pictureFile(poster)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </picture>
      {isInTurn && !hasFailed && (
        <ClipVideo
          clip={clip}
          position={position}
          isPaused={wish === "pause"}
          asked={asked}
          isMuted={isMuted}
          hasCaptions={hasCaptions}
          isSparing={isSparing || isMetered}
          onPlaying={setPlaying}
          onFail={fail}
        />
      )}
      <button
        type="button"
        className="clip-toggle absolute inset-0 grid place-items-center w-full"
        aria-label={isRunning ? "Pause" : "Play"}
        onClick={toggle}
      >
        {!isRunning && <Icon name="play" isFilled />}
      </button>
      <div className="clip-foot absolute flex flex-wrap items-center gap-2 text-1 tabular-nums pointer-events-none">
        {hasFailed ? (
          <p role="status">Could not play this. Tap to try again.</p>
        ) : (
          !isRunning && <p>{lengthText(duration)}</p>
        )}
        {isRunning && captions !== null && (
          <IconButton
            icon="captions"
            label="Captions"
            aria-pressed={hasCaptions}
            onClick={() => setCaptions(!hasCaptions)}
          />
        )}
        {isRunning && hasSound && (
          <IconButton
            icon={isMuted ? "muted" : "sound"}
            label="Sound"
            aria-pressed={!isMuted}
            onClick={() => setMuted(!isMuted)}
          />
        )}
      </div>
    </div>
  )
}

/** Seconds as minutes and seconds: `0:08`. */
function lengthText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}

/** Whether this clip may use the page's media element, and a request for it. A hidden page plays none. */
function useClipTurn(
  box: RefObject<HTMLElement | null>,
  playsByItself: boolean,
): { isInTurn: boolean; ask: () => void } {
  const id = useId()
  useEffect(() => {
    if (!box.current) return
    let share = 0
    const tell = () => changeClip(id, { share: document.hidden ? 0 : share })
    const seen = new IntersectionObserver(
      (entries) => {
        share = entries.at(-1)?.intersectionRatio ?? 0
        tell()
      },
      { threshold: sharesInView },
    )
    seen.observe(box.current)
    document.addEventListener("visibilitychange", tell)
    return () => {
      seen.disconnect()
      document.removeEventListener("visibilitychange", tell)
      removeClip(id)
    }
  }, [box, id])
  useEffect(() => changeClip(id, { playsByItself }), [id, playsByItself])
  return { isInTurn: useIsInTurn(id), ask: () => changeClip(id, { isAsked: true }) }
}
