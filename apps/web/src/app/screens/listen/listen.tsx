import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { type Reader, unlockVoice, useVoice } from "../../../features/listen/index.ts"
import { onceOnline } from "../../../platform/connection.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { announce } from "../../../ui/announce.tsx"
import { Button } from "../../../ui/button.tsx"
import { ErrorBoundary } from "../../../ui/error-boundary.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { lazyScreen } from "../../../ui/lazy-screen.tsx"
import { isDialogOpen } from "../../../ui/open-dialogs.ts"
import type { ListenPlayerProps } from "./listen-player.tsx"
import { readOnOf } from "./read-on.ts"

const fetchPlayer = () => import("./listen-player.tsx")

const Player = lazyScreen<ListenPlayerProps>(() => fetchPlayer().then((module) => module.ListenPlayer), null)

type Listen = { reader: Reader | null; isPlaying: boolean; toggle: () => void; close: () => void }

/** Reads the open tile aloud; null without a voice on the device. Loaded on the first press. */
export function useListen(tile: Tile | null | undefined, language: string): Listen | null {
  const voice = useVoice(language)
  const [reader, setReader] = useState<Reader | null>(null)
  const isFetching = useRef(false)
  const isGone = useRef(false)

  const begin = async () => {
    if (!tile || !voice || isFetching.current) return
    isFetching.current = true
    try {
      const { createTileReader } = await onceOnline(fetchPlayer)
      if (isGone.current) return
      const made = createTileReader(tile, language, voice)
      setReader(made)
      made.play()
    } catch {
      announce(t`Could not load the audio. Try again in a moment.`)
    } finally {
      isFetching.current = false
    }
  }

  const toggle = () => {
    if (reader) return reader.toggle()
    unlockVoice()
    void begin()
  }
  const close = () => {
    reader?.stop()
    setReader(null)
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (!reader) return
    // Browsers may continue to speak after the page is closed.
    addEventListener("pagehide", reader.stop)
    return () => {
      removeEventListener("pagehide", reader.stop)
      reader.stop()
    }
  }, [reader])

  const readOn = readOnOf(useScope())
  const beginNow = useEffectEvent(() => void begin())
  const tileId = voice && tile?.id
  useEffect(() => {
    if (!tileId || readOn.get() !== tileId) return
    readOn.set(null)
    beginNow()
  }, [readOn, tileId])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null
    if (event.key !== "r" || isTyping || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return
    toggle()
  })
  useEffect(() => {
    if (!tileId) return
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [tileId])

  const isPlaying = useSyncExternalStore(
    reader?.on ?? never,
    () => reader?.get().phase === "playing",
    () => false,
  )
  return voice && tile ? { reader, isPlaying, toggle, close } : null
}

export function ListenButton({ listen }: { listen: Listen | null }) {
  return (
    listen && (
      <Button className="listen-button" onClick={listen.toggle}>
        <Icon name={listen.isPlaying ? "pause" : "listen"} />
        {listen.isPlaying ? "Pause" : "Listen"}
      </Button>
    )
  )
}

type Props = Pick<ListenPlayerProps, "tile" | "screen" | "navigation"> & { listen: Listen | null }

export function ListenSlot({ listen, ...props }: Props) {
  return (
    listen?.reader && (
      <ErrorBoundary fallback={null}>
        <Player reader={listen.reader} onClose={listen.close} {...props} />
      </ErrorBoundary>
    )
  )
}

const never = () => () => undefined
