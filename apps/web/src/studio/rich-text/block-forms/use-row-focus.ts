import { type RefObject, useEffect, useRef } from "react"

export function useRowFocus<List extends HTMLElement>(): {
  list: RefObject<List | null>
  focusNext: (selector: string) => void
} {
  const list = useRef<List>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current !== null) list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return { list, focusNext: (selector) => (wanted.current = selector) }
}
