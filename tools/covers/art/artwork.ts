import type { EmojiShape } from "./emoji-shape.ts"
import type { Frame } from "./frame.ts"
import type { Palette } from "./palette.ts"
import type { SeededRandom } from "./seeded-random.ts"

/** Vector marks, in the frame's units. Neighbouring layers are drawn in one pass. */
export type VectorLayer = { kind: "vector"; defs: string; body: string }

/** Light and air: a colour for each point, computed coarsely and spread smoothly. `grain` is the size of a step in units. */
export type FieldLayer = {
  kind: "field"
  grain: number
  colour: (x: number, y: number) => readonly [number, number, number]
}

/** Where a shadow falls from what throws it, and how soft it is, in units. */
export type Shadow = { x: number; y: number; blur: number; colour: string; opacity: number }

export type EmojiLayer = {
  kind: "emoji"
  /** 0 is the subject, 1 and up are the extras. */
  which: number
  /** The centre, and the longer side of what is visible of it, in units. */
  x: number
  y: number
  size: number
  /** Degrees, clockwise. */
  turn?: number
  /** Units. A foreground out of focus. */
  blur?: number
  opacity?: number
  /** Draws the outline filled with this colour in place of the emoji. */
  flat?: string
  /** A rim around the outline, as on a cut-out; its width in units. */
  rim?: { width: number; colour: string }
  /** Nothing when left out. */
  shadow?: Shadow | undefined
}

export type Layer = VectorLayer | FieldLayer | EmojiLayer

/** The ground a subject stands before. */
export type Mood = "paper" | "bright" | "deep" | "night"

export type Scene = {
  frame: Frame
  random: SeededRandom
  palette: Palette
  subject: EmojiShape
  /** How many extras there are. */
  extras: number
  /** The family's layout for this seed: the next seed is the next layout. */
  layout: <Choice>(choices: readonly Choice[]) => Choice
  /** Chooses a mood by chance among those that the subject stands out from. */
  mood: <Choice extends Mood>(choices: readonly Choice[]) => Choice
}

/** A family of composition: pure, the same scene gives the same layers. */
export type Recipe = (scene: Scene) => Layer[]
