import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect } from "react"
import { charactersLeft, leftWords, spokenLeft } from "./thought-words.ts"
import "./write-thought.css"

/** Pixels between the form and its surroundings. */
const gap = 12

type Props = {
  label: string
  isLabelHidden?: boolean
  placeholder?: string
  text: string
  complaint: string | null
  field: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  onSend: () => void
  onEscape?: () => void
}

/** Limits a stored draft, to leave room for other data. */
const mostUnits = 20_000

export function ThoughtField(props: Props) {
  const { label, isLabelHidden = false, placeholder, text, complaint, field, onText, onSend, onEscape } = props
  const id = useId()
  const left = charactersLeft(text)
  useGrowing(field, text)
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape?.()
    // In Japanese input, Enter confirms a word.
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className="thought-field relative grid gap-2 min-w-0">
      <label htmlFor={id} className={isLabelHidden ? "unseen" : "font-semibold"}>
        {label}
      </label>
      <textarea
        className="w-full min-h-52 rounded-card wrap-anywhere"
        id={id}
        ref={field}
        dir="auto"
        rows={1}
        maxLength={mostUnits}
        placeholder={placeholder}
        value={text}
        aria-invalid={complaint !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      <div className="thought-field-foot flex flex-wrap">
        <p id={`${id}-note`} role="alert" className="thought-complaint ink-alert text-pretty">
          {complaint}
        </p>
        <p className="thought-left ink-2 tabular-nums" data-over={left === null || left < 0 || undefined}>
          {leftWords(left)}
        </p>
      </div>
      <span className="unseen" role="status">
        {spokenLeft(left)}
      </span>
    </div>
  )
}

/** Grows the field with its content, where browsers do not. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || text === "" || CSS.supports("field-sizing", "content")) return
    element.style.height = "auto"
    element.style.height = `${element.scrollHeight}px`
    return () => {
      element.style.height = ""
    }
  }, [field, text])
}

/** Keeps the whole form in view above the on-screen keyboard while typing. */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    const element = form.current
    if (!viewport || !element) return
    const follow = () => {
      const isWriting = element.contains(document.activeElement)
      const covered = isWriting ? Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)) : 0
      // Leaves room to move the form up if it is the last on its screen.
      element.style.setProperty("--keyboard", `${covered}px`)
      const scroller = element.closest(".screen")
      if (!isWriting || !scroller) return
      const { top, bottom } = element.getBoundingClientRect()
      const box = scroller.getBoundingClientRect()
      const below = bottom + gap - Math.min(viewport.offsetTop + viewport.height, box.bottom)
      const room = top - gap - Math.max(viewport.offsetTop, box.top)
      if (below > 0 && room > 0) scroller.scrollBy({ top: Math.min(below, room) })
    }
    // Measured after the typed text is rendered.
    const followNext = () => requestAnimationFrame(follow)
    viewport.addEventListener("resize", follow)
    element.addEventListener("focusin", followNext)
    element.addEventListener("focusout", follow)
    element.addEventListener("input", followNext)
    return () => {
      viewport.removeEventListener("resize", follow)
      element.removeEventListener("focusin", followNext)
      element.removeEventListener("focusout", follow)
      element.removeEventListener("input", followNext)
    }
  }, [form])
}
