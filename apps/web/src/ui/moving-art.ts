import { isVisible } from "./is-visible.ts"

/** The `object-position` of a tile's pictures. */
const focus = { across: 0.5, down: 0.38 }
/** The visible share of a picture that is animated. */
const seen = 0.25
/** Milliseconds a transition waits for its picture to be decoded. */
const patience = 80

/** Where the whole picture would be, in pixels of the box that shows its crop. */
type Placed = { left: number; top: number; width: number }

export type Art = {
  width: number
  height: number
  radius: string
  /** Its placeholder as a `background-image`. */
  ghost: string
  /** The picture's current place, and its place without drift. */
  picture: Placed
  rest: Placed
}

/** The visible picture of a tile by its `data-art`: the uppermost, if there are several. */
export function artInView(slug: string, within: ParentNode | null = document): HTMLElement | null {
  const all = within?.querySelectorAll<HTMLElement>(`[data-art="${CSS.escape(slug)}"]`)
  return [...(all ?? [])].findLast(isInView) ?? null
}

function isInView(element: HTMLElement): boolean {
  const { top, right, bottom, left, width, height } = element.getBoundingClientRect()
  const across = Math.min(right, innerWidth) - Math.max(left, 0)
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return across > width * seen && down > height * seen && isVisible(element)
}

export function measureArt(element: HTMLElement): Art | null {
  const image = element.querySelector("img")
  const { offsetWidth: width, offsetHeight: height } = element
  if (!image || width === 0) return null
  const box = element.getBoundingClientRect()
  const shown = image.getBoundingClientRect()
  const ratio = ratioOf(image) ?? shown.width / shown.height
  // The screen may be scaled by a drag.
  const scale = box.width / width
  const [left, top] = [(shown.left - box.left) / scale, (shown.top - box.top) / scale]
  return {
    width,
    height,
    radius: getComputedStyle(element).borderRadius,
    ghost: getComputedStyle(element.querySelector(".picture") ?? element).backgroundImage,
    picture: covering({ left, top, width: shown.width / scale, height: shown.height / scale }, ratio),
    rest: covering({ left: 0, top: 0, width, height }, ratio),
  }
}

/** Where a picture of this ratio is when it covers a box, as by `object-fit`. */
function covering(box: Placed & { height: number }, ratio: number): Placed {
  const width = Math.max(box.width, box.height * ratio)
  return {
    left: box.left + (box.width - width) * focus.across,
    top: box.top + (box.height - width / ratio) * focus.down,
    width,
  }
}

/**
 * Animations of the old and new crop that keep equal points aligned. A cover's drift is undone while the full crop is visible: `turn` is
 * when that begins on opening, or ends on closing, 0 to 1.
 */
export function registered(from: Art, to: Art, isBack: boolean, turn: number): { old: Keyframe[]; new: Keyframe[] } {
  const drifted = isBack ? to : from
  const start = isBack ? driftedAs(drifted, from.rest) : from.picture
  const end = isBack ? to.picture : driftedAs(drifted, to.rest)
  const places: [Placed, number][] = [
    [from.picture, 0],
    [between(start, end, turn), turn],
    [to.picture, 1],
  ]
  const framesOf = (crop: Art) => places.map(([place, offset]) => ({ ...cropAt(crop, place), offset }))
  return { old: framesOf(from), new: framesOf(to) }
}

/** A picture's place with another's relative drift. */
function driftedAs({ picture, rest }: Art, other: Placed): Placed {
  const scale = other.width / rest.width
  return {
    left: other.left + (picture.left - rest.left) * scale,
    top: other.top + (picture.top - rest.top) * scale,
    width: picture.width * scale,
  }
}

function between(from: Placed, to: Placed, part: number): Placed {
  const at = (key: keyof Placed) => from[key] + (to[key] - from[key]) * part
  return { left: at("left"), top: at("top"), width: at("width") }
}

function cropAt(crop: Art, place: Placed): Keyframe {
  const scale = place.width / crop.picture.width
  return {
    width: `${crop.width * scale}px`,
    height: `${crop.height * scale}px`,
    left: `${place.left - crop.picture.left * scale}px`,
    top: `${place.top - crop.picture.top * scale}px`,
  }
}

function ratioOf({ naturalWidth, naturalHeight, attributes }: HTMLImageElement): number | null {
  const [width, height] = [attributes.getNamedItem("width"), attributes.getNamedItem("height")]
  if (width && height) return Number(width.value) / Number(height.value)
  return naturalWidth > 0 ? naturalWidth / naturalHeight : null
}

/** Resolves when the picture is decoded, or soon in any case. */
export async function decoded(element: HTMLElement | null): Promise<void> {
  const image = element?.querySelector("img")
  if (!image?.complete || image.naturalWidth === 0) return
  await Promise.race([image.decode().catch(() => undefined), new Promise((done) => setTimeout(done, patience))])
}

/** Focuses the element that opened a tile, if closing left the focus nowhere. */
export function bringFocusTo(slug: string): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.matches(".tile-screen")) return
  artInView(slug)?.closest<HTMLElement>("a, [tabindex]")?.focus({ preventScroll: true })
}
