import { tutorials } from "@confetti/domain/tutorials"
import { useEffect, useRef, useState } from "react"
import { isTextList, readStored } from "../../platform/storage.ts"
import { tutorialsKey, tutorialsSeen } from "../../platform/tutorials-seen.ts"
import { lastTouchedAt } from "./means.ts"
import { seenHere } from "./meet-server.ts"
import { readSight } from "./read-sight.ts"
import { TutorialHint } from "./tutorial-hint.tsx"
import { useMemory } from "./use-memory.ts"
import { type PersonWatch, type Shown, watchPerson } from "./watch-person.ts"
import "./tutorials.css"

type Props = {
  /** A tile is open, over the feed or beside it. */
  isTileOpen: boolean
  /** A sheet is laid over the page. */
  isCovered: boolean
  /** Since when the person had not moved as this came, in milliseconds of the page's clock. */
  stillSince: number
}

/**
 * Shows a person, each once and over the real thing, how to move: to the next tile, through a tile's subtiles, into a growing
 * story's timeline, and from a subtile into the whole tile. This last one is what we take "subtile expansion" to be: in the
 * opened tile all subtiles stand unfolded, while on a subtile's page in the feed a tap opens the tile it belongs to.
 */
export function Tutorials(props: Props) {
  const isKnown = useMemory()
  const seen = tutorialsSeen.useAll()
  const isDone = tutorials.every((each) => seen.includes(each))
  return isKnown && !isDone && <Watching {...props} seen={seen} />
}

function Watching({ isTileOpen, isCovered, stillSince, seen }: Props & { seen: readonly string[] }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const watch = useRef<PersonWatch>(null)
  const over = useRef({ isTileOpen, isCovered })
  useEffect(() => {
    const started = watchPerson({
      readSight: () => {
        const sight = readSight()
        return { ...sight, ...over.current, isCovered: sight.isCovered || over.current.isCovered }
      },
      readSeen: seenHere,
      onSeen: (some) => {
        const all = [...new Set([...seenHere(), ...some])]
        if (all.length > seenHere().length) tutorialsSeen.replace(all)
      },
      onShow: setShown,
      stillSince: Math.max(stillSince, lastTouchedAt()),
      hasMemory: readStored(tutorialsKey, isTextList) !== null,
    })
    watch.current = started
    return started.stop
  }, [stillSince])
  useEffect(() => {
    over.current = { isTileOpen, isCovered }
    watch.current?.look()
  }, [isTileOpen, isCovered, seen])
  return <TutorialHint shown={shown} onDismiss={() => watch.current?.dismiss()} />
}
