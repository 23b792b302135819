import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react"

/** How far below the window a place may be when what stands there is fetched. */
const near = "800px"

type Props = ComponentProps<"div"> & { place?: RefObject<HTMLDivElement | null> }

/** A place near a screen's end: what stands there is first rendered, and so fetched, once its reader gets near. */
export function NearSlot({ place, children, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const slot = place ?? own
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!slot.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        setNear(true)
      },
      { root: slot.current.closest(".screen"), rootMargin: `0px 0px ${near}` },
    )
    seen.observe(slot.current)
    return () => seen.disconnect()
  }, [slot])
  return (
    <div ref={slot} {...rest}>
      {isNear && children}
    </div>
  )
}
