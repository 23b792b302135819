import { useEffect, useRef } from "react"
import { Button } from "./button.tsx"

type Props = { label: string; isPending?: boolean; onMore: () => void }

/** Loads more when it comes near the view or is pressed. */
export function MoreButton({ label, isPending = false, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    if (!element || isPending) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      root: element.closest(".screen"),
      rootMargin: "0px 0px 100% 0px",
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [isPending, onMore])
  return (
    <div className="more">
      <Button ref={button} aria-disabled={isPending} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
