import type { Tile } from "@confetti/contract/tile"
import { t } from "@confetti/domain/messages/t"
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import {
  createReader,
  followParagraph,
  ListenBar,
  type Reader,
  readListenChoice,
  showOnLockScreen,
  spokenLines,
  storyParagraphs,
  writeListenChoice,
} from "../../../features/listen/index.ts"
import { pictureFile } from "../../../platform/media.ts"
import { announce } from "../../../ui/announce.tsx"
import type { Navigation } from "../../navigation/use-navigation-stack.ts"
import { useScope } from "../../../platform/session-scope.ts"
import { useGoOn } from "../ending/use-go-on.ts"
import { readOnOf } from "./read-on.ts"
import "../../../features/listen/listen.css"

export type ListenPlayerProps = {
  tile: Tile
  reader: Reader
  screen: RefObject<HTMLElement | null>
  navigation: Navigation
  onClose: () => void
}

export function createTileReader(tile: Tile, language: string, voice: SpeechSynthesisVoice): Reader {
  return createReader({
    lines: spokenLines(storyParagraphs(tile), language),
    speaker: speechSynthesis,
    utter(text) {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = voice.lang
      return utterance
    },
    rate: readListenChoice().rate,
  })
}

export function ListenPlayer({ tile, reader, screen, navigation, onClose }: ListenPlayerProps) {
  const scope = useScope()
  const { brand } = scope.page
  const [choice, setChoice] = useState(readListenChoice)
  const { tile: nextTile, isKnown, goOn } = useGoOn(tile.id, navigation)
  const { phase } = reader.useValue()
  const paragraphs = useMemo(() => storyParagraphs(tile), [tile])
  const following = useRef<ReturnType<typeof followParagraph>>(null)

  useEffect(() => {
    if (!screen.current) return
    const here = followParagraph(screen.current, paragraphs, reader)
    following.current = here
    return here.stop
  }, [screen, paragraphs, reader])

  const artwork = pictureFile(tile.picture)
  useEffect(
    () => showOnLockScreen({ title: tile.title, artist: brand.name, artwork }, reader),
    [tile.title, brand.name, artwork, reader],
  )

  const isOver = phase === "over" && choice.keepsGoing
  const readNext = useEffectEvent(() => {
    if (!nextTile) return announce(t`That was the last one`)
    readOnOf(scope).set(nextTile.id)
    goOn()
  })
  // Continues once the next tile is loaded.
  useEffect(() => {
    if (isOver && isKnown) readNext()
  }, [isOver, isKnown])

  return (
    <ListenBar
      reader={reader}
      choice={choice}
      onChoice={(chosen) => {
        setChoice(chosen)
        writeListenChoice(chosen)
        if (chosen.rate !== choice.rate) reader.setRate(chosen.rate)
      }}
      onStep={() => following.current?.show()}
      onClose={onClose}
    />
  )
}
