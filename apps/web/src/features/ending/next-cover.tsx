import type { Category } from "@confetti/contract/category"
import type { Tile } from "@confetti/contract/tile"
import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { followFinger, type Point } from "../../ui/follow-finger.ts"
import { plainClick } from "../../ui/plain-click.ts"
import { CategoryChip, inHue, readingMinutes, TilePicture } from "../tile/index.ts"
import { isEnough, nextPull, noPull, pulledBy } from "./pull.ts"

type Props = {
  tile: Tile
  category: Category | undefined
  href: string
  /** `line` if the next tile's picture is elsewhere on the screen. */
  layout: "cover" | "line"
  onOpen: () => void
}

export function NextCover({ layout, ...props }: Props) {
  return layout === "line" ? <NextLine {...props} /> : <PeekingCover {...props} />
}

type NextProps = Omit<Props, "layout">

function PeekingCover({ tile, category, href, onOpen }: NextProps) {
  const cover = useRef<HTMLDivElement>(null)
  usePullUp(cover, onOpen)
  return (
    <div {...inHue(category?.hue, "next-cover relative")} ref={cover}>
      <div className="next-art absolute inset-0">
        <TilePicture picture={{ ...tile.picture, alt: "" }} sizes="(min-width: 1000px) 680px, 100vw" />
      </div>
      <span className="next-handle absolute rounded-full" />
      <div className="next-text absolute grid gap-2">
        <span className="next-word ink-hue" aria-hidden="true">
          Next
        </span>
        <div className="cover-facts">
          {category && <CategoryChip category={category} />}
          <span>{readingMinutes(tile)} min</span>
        </div>
        <h2 className="text-5 font-heavy">
          <a href={href} onClick={plainClick(onOpen)}>
            <span className="unseen">Next: </span>
            {tile.title}
          </a>
        </h2>
        <p className="next-hint grid mt-1 ink-2" aria-hidden="true">
          <span>Pull up to open</span>
          <span className="ink-1 font-semibold">Release to open</span>
        </p>
      </div>
    </div>
  )
}

function NextLine({ tile, category, href, onOpen }: NextProps) {
  return (
    <a
      {...inHue(category?.hue, "next-line flex items-baseline gap-3 min-h-48 py-3")}
      href={href}
      onClick={plainClick(onOpen)}
    >
      <span className="next-word ink-hue">Next:</span> <span className="next-line-title">{tile.title}</span>
    </a>
  )
}

/**
 * Lets the finger pull the end of a screen further up, and calls `onPulled` when released far enough. Script handles only this; scrolling
 * is native.
 */
function usePullUp(ref: RefObject<HTMLElement | null>, onPulled: () => void): void {
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
      // Pulled back it moves the cover, not the screen.
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
        // Animates from where it was released.
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
