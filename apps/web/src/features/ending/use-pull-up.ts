import { type RefObject, useEffect, useEffectEvent } from "react"
import { followFinger, type Point } from "../../ui/follow-finger.ts"
import { isEnough, nextPull, noPull, pulledBy } from "./pull.ts"

/**
 * Pulls what stands at a screen's end further up with the finger, and calls `onPulled` when it is let go far enough. Only there does a
 * script follow a finger: the screen itself scrolls as the browser scrolls it.
 */
export function usePullUp(ref: RefObject<HTMLElement | null>, onPulled: () => void): void {
  const done = useEffectEvent(onPulled)
  useEffect(() => {
    const screen = ref.current?.closest<HTMLElement>(".screen")
    if (!screen) return
    let pull = noPull
    const show = () => {
      screen.style.setProperty("--pull", `${pulledBy(pull)}px`)
      screen.toggleAttribute("data-pulled", pull.by > 0)
      screen.toggleAttribute("data-pulled-enough", isEnough(pull))
    }
    const isAtEnd = () => screen.scrollHeight - screen.clientHeight - screen.scrollTop < 2
    const follow = (type: "touch" | "move", at: Point): boolean => {
      const before = pull
      pull = nextPull(pull, { type, at, isAtEnd: isAtEnd() })
      if (pull.by !== before.by) show()
      // Taken back it moves the cover down, and not the screen.
      return pull.by > 0
    }
    const cancel = () => {
      pull = noPull
      show()
    }
    const end = followFinger(screen, {
      isAtRest: isAtEnd,
      onTouch: (at) => void follow("touch", at),
      onMove: (at) => follow("move", at),
      onLift: () => {
        if (!isEnough(pull)) return cancel()
        pull = noPull
        // The cover goes on from where it was let go.
        done()
      },
      onCancel: cancel,
    })
    return () => {
      end()
      screen.style.removeProperty("--pull")
      screen.removeAttribute("data-pulled")
      screen.removeAttribute("data-pulled-enough")
    }
  }, [ref])
}
