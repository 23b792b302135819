import type { Clip } from "@confetti/contract/clip"
import { t } from "@confetti/domain/messages/t"
import { type RefObject, useEffect, useRef, useState } from "react"
import { pickSource } from "./pick-source.ts"

type Props = {
  clip: Clip
  /** Seconds into the clip, read at the start and updated while playing. */
  position: RefObject<number>
  isPaused: boolean
  /** Number of requests: each plays from within its tap. */
  asked: number
  isMuted: boolean
  hasCaptions: boolean
  isSparing: boolean
  onPlaying: (isPlaying: boolean) => void
  onFail: () => void
}

export function ClipVideo(props: Props) {
  const { clip, position, isPaused, asked, isMuted, hasCaptions, isSparing, onPlaying, onFail } = props
  const video = useRef<HTMLVideoElement>(null)
  const [src, setSrc] = useState<string | null>(null)

  useEffect(() => {
    const width = (video.current?.clientWidth ?? 0) * Math.min(devicePixelRatio, 2)
    setSrc((chosen) => chosen ?? pickSource(clip.sources, width, isSparing).src)
  }, [clip, isSparing])

  useEffect(() => {
    if (src === null) return
    if (isPaused) video.current?.pause()
    // If autoplay is blocked, the button stays.
    else video.current?.play()?.catch(() => onPlaying(false))
  }, [src, isPaused, asked, onPlaying])

  useEffect(() => () => onPlaying(false), [onPlaying])

  useEffect(() => {
    const [track] = video.current?.textTracks ?? []
    if (track) track.mode = hasCaptions ? "showing" : "hidden"
  }, [hasCaptions])

  return (
    <video
      ref={video}
      className="clip-video absolute inset-0 w-full h-full"
      src={src ?? undefined}
      muted={isMuted}
      loop
      playsInline
      disablePictureInPicture
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = position.current
      }}
      onTimeUpdate={({ currentTarget }) => {
        position.current = currentTarget.currentTime
        const share = currentTarget.currentTime / (currentTarget.duration || 1)
        currentTarget.parentElement?.style.setProperty("--clip-played", share.toFixed(3))
      }}
      onPlaying={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onError={onFail}
    >
      {clip.captions !== null && <track kind="captions" src={clip.captions} label={t`Captions`} default />}
    </video>
  )
}
