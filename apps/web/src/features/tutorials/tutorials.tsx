import type { FeedSight } from "@confetti/domain/tutorials/gestures-done"
import { tutorials } from "@confetti/domain/tutorials/tutorials"
import { useEffect, useRef, useState } from "react"
import { useScope } from "../../platform/session-scope.ts"
import { isTextList, readStored } from "../../platform/storage.ts"
import { syncOf } from "../../platform/sync/sync.ts"
import { tutorialsKey, tutorialsSeenOf } from "../../platform/tutorials-seen.ts"
import { isDialogOpen } from "../../ui/open-dialogs.ts"
import { useSession } from "../session/index.ts"
import { onScreen } from "../tile/index.ts"
import { isSynced, reconcileTutorials, seenHere } from "./reconcile-tutorials.ts"
import { TutorialHint } from "./tutorial-hint.tsx"
import { type PersonWatch, type Shown, watchPerson } from "./watch-person.ts"
import "./tutorials.css"

type Sight = Omit<FeedSight, "isTileOpen">

type Props = {
  isTileOpen: boolean
  isCovered: boolean
  hasComeBack: boolean
}

/**
 * Teaches each movement once, over the real content: to the next tile, through subtiles, into a developing story's timeline, and from a
 * subtile into the tile. The last is our reading of "subtile expansion": an opened tile shows all subtiles, while a tap on a subtile's page
 * opens its tile.
 */
export function Tutorials(props: Props) {
  const isKnown = useMemory()
  const seen = tutorialsSeenOf(useScope()).useAll()
  const isDone = tutorials.every((each) => seen.includes(each))
  return isKnown && !isDone && <Watching {...props} seen={seen} />
}

function Watching({ isTileOpen, isCovered, hasComeBack, seen }: Props & { seen: readonly string[] }) {
  const scope = useScope()
  const [shown, setShown] = useState<Shown | null>(null)
  const watch = useRef<PersonWatch>(null)
  const over = useRef({ isTileOpen, isCovered })
  useEffect(() => {
    const readSight = createSightReader()
    const started = watchPerson({
      readSight: () => {
        const sight = readSight()
        return { ...sight, ...over.current, isCovered: sight.isCovered || over.current.isCovered }
      },
      readSeen: () => seenHere(scope),
      onSeen: (some) => {
        const all = [...new Set([...seenHere(scope), ...some])]
        if (all.length > seenHere(scope).length) tutorialsSeenOf(scope).replace(all)
      },
      onShow: setShown,
      stillSince: performance.now(),
      hasMemory: readStored(tutorialsKey, isTextList) !== null,
      hasComeBack,
    })
    watch.current = started
    return started.stop
  }, [scope, hasComeBack])
  useEffect(() => {
    over.current = { isTileOpen, isCovered }
    watch.current?.look()
  }, [isTileOpen, isCovered, seen])
  return <TutorialHint shown={shown} onDismiss={() => watch.current?.dismiss()} />
}

/** Reads what is visible of a feed. The same thing keeps its number while it stays. */
function createSightReader(): () => Sight {
  const numbers = new WeakMap<HTMLElement, number>()
  let given = 0
  const numberOf = (element: HTMLElement): number => {
    const number = numbers.get(element) ?? ++given
    numbers.set(element, number)
    return number
  }
  return () => {
    const { feed, strip, timeline, question } = onScreen
    const [element, item] = [feed?.element.current, feed?.item.current]
    return {
      feed: element ? numberOf(element) : null,
      item: item ? numberOf(item) : null,
      position: feed?.position ?? 0,
      isGrowing: timeline !== undefined,
      isUnfolded: timeline?.isUnfolded ?? false,
      subtileCount: strip?.subtileCount ?? 0,
      page: strip?.page ?? 0,
      isAsked: question !== undefined,
      isCovered: isDialogOpen(),
    }
  }
}

/** Syncs tutorials with the account. False until that is done; offline the device's memory is used, and synced later. */
function useMemory(): boolean {
  const scope = useScope()
  const { state, userId, user } = useSession()
  const seen = tutorialsSeenOf(scope).useAll()
  const [askedAs, setAskedAs] = useState<string | null>(null)
  const syncedAs = useRef<string | null>(null)
  useEffect(() => {
    if (userId === null || (syncedAs.current === userId && isSynced(scope, userId))) return
    const current = new AbortController()
    const { signal } = current
    syncOf(scope).emit((engine) => {
      const reconcile = async (isHere: () => boolean) => {
        // Changed meanwhile, or another person: a new sync follows.
        if (signal.aborted) return
        await reconcileTutorials(scope, userId, () => isHere() && !signal.aborted)
        syncedAs.current = userId
      }
      void engine.run(reconcile).then(() => setAskedAs(userId))
    })
    return () => current.abort()
  }, [scope, userId, seen])
  // A person known without a record is offline.
  return state === "anonymous" || (userId !== null && (askedAs === userId || user === null))
}
