import { prefersStillness } from "../prefers-stillness.ts"

/** Pixels by which a pressed element shrinks in width, whatever its size. */
const shrinksBy = 8

const smallest = 0.9

/** Milliseconds. It starts half-way, so that the first frame already differs. */
const downTakes = 80

const upTakes = 220

/** Elements that respond to a press. `data-press` names the card below a stretched link, which responds instead. */
const pressable = "a[href], button, summary, label:has(input), [role='button'], [data-press]"
/** Only lights up: its gestures decide what happens. */
const surface = "surface"
const isOff = ":disabled, [aria-disabled='true'], :has(:disabled)"
/** Pixels: moving further cancels the press. */
const stillness = 10
/** Milliseconds that even the shortest tap is shown. */
const shownFor = 90

type Shown = { x: number; y: number; at: number; release: () => void }

/** Shows every press within a frame: browsers set `:active` only after a touch has rested. One listener for the whole page. */
export function showPresses(): void {
  const shine = createTouchLight()
  let shown: Shown | null = null
  const release = () => {
    if (!shown) return
    const { at, release } = shown
    shown = null
    setTimeout(release, Math.max(0, at + shownFor - performance.now()))
  }
  const show = (target: EventTarget | null, finger: PointerEvent | null) => {
    release()
    if (!(target instanceof Element)) return
    const element = pressedElement(target)
    if (!element) return
    const { clientX, clientY } = finger ?? { clientX: 0, clientY: 0 }
    shown = { x: clientX, y: clientY, at: performance.now(), release: press(element, finger, shine) }
  }
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, act, { capture: true, passive: true })
  on("pointerdown", (event) => {
    if (event.isPrimary && event.button === 0) show(event.target, event)
  })
  on("pointermove", ({ clientX, clientY }) => {
    if (shown && Math.hypot(clientX - shown.x, clientY - shown.y) > stillness) release()
  })
  on("keydown", ({ key, repeat, target }) => {
    if (!repeat && (key === "Enter" || key === " ")) show(target, null)
  })
  for (const type of ["pointerup", "pointercancel", "keyup", "blur", "dragstart"] as const) on(type, release)
}

function pressedElement(target: Element): HTMLElement | null {
  const element = target.closest<HTMLElement>(pressable)
  if (!element || element.matches(isOff)) return null
  const card = element.dataset["press"]
  return card === undefined || card === "" || card === surface ? element : element.closest<HTMLElement>(card)
}

function press(element: HTMLElement, finger: PointerEvent | null, shine: TouchLight): () => void {
  const isSurface = element.dataset["press"] === surface
  const motion = isSurface ? null : pressMotion(element)
  const fade =
    finger && finger.pointerType !== "mouse" ? shine(finger, element.closest("dialog") ?? document.body) : undefined
  if (!isSurface) element.toggleAttribute("data-pressed", true)
  return () => {
    if (!isSurface) element.removeAttribute("data-pressed")
    motion?.release()
    fade?.()
  }
}

type TouchLight = (at: { clientX: number; clientY: number }, into: Element) => () => void

function createTouchLight(): TouchLight {
  const light = newLight()
  return ({ clientX, clientY }, into) => {
    if (light.parentElement !== into) into.append(light)
    light.style.translate = `${clientX}px ${clientY}px`
    for (const earlier of light.getAnimations()) earlier.cancel()
    const shine = light.animate({ opacity: [0.7, 1] }, { duration: 100, fill: "forwards" })
    return () => {
      light.animate({ opacity: [1, 0] }, { duration: 260, easing: "ease-out" })
      shine.cancel()
    }
  }
}

function newLight(): HTMLElement {
  const element = document.createElement("div")
  element.className = "touch-light"
  element.setAttribute("aria-hidden", "true")
  return element
}

/** A pressed element shrinks and springs back, by properties of the compositor; under reduced motion it fades. */
function pressMotion(element: HTMLElement): { release: () => void } {
  const isStill = prefersStillness()
  const scale = isStill ? 1 : Math.max(smallest, 1 - shrinksBy / Math.max(1, element.offsetWidth))
  const pressed = { scale: String(scale), opacity: "0.72" }
  const down = element.animate([{ scale: "1", opacity: "1" }, pressed], {
    duration: downTakes,
    easing: "cubic-bezier(0.2, 0, 0, 1)",
    fill: "forwards",
  })
  down.currentTime = downTakes / 2
  const release = async () => {
    await down.finished
    element.animate([pressed, { scale: "1", opacity: "1" }], {
      duration: upTakes,
      easing: isStill ? "linear" : "cubic-bezier(0.3, 1.6, 0.5, 1)",
    })
    down.cancel()
  }
  // Cancelled, or the element is gone.
  return { release: () => void release().catch(() => undefined) }
}
