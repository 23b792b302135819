import type { FencedBlock } from "@confetti/contract/fenced-block"
import type { ComponentType } from "react"
import { BlockTitle } from "../block-title.tsx"

type Kind = FencedBlock["type"]
type KindOf<Name extends Kind> = ComponentType<{ block: Extract<FencedBlock, { type: Name }> }>
type BlockKind = ComponentType<{ block: FencedBlock }>

const files: { [Name in Kind]: () => Promise<KindOf<Name>> } = {
  choice: () => import("./choice/choice-block.tsx").then((module) => module.ChoiceBlock),
  table: () => import("./table/table-block.tsx").then((module) => module.TableBlock),
  chart: () => import("./chart/chart-block.tsx").then((module) => module.ChartBlock),
  guess: () => import("./guess/guess-block.tsx").then((module) => module.GuessBlock),
  try: () => import("./try/try-block.tsx").then((module) => module.TryBlock),
  sound: () => import("./sound/sound-block.tsx").then((module) => module.SoundBlock),
  link: () => import("./link/link-block.tsx").then((module) => module.LinkBlock),
  compare: () => import("./compare/compare-block.tsx").then((module) => module.CompareBlock),
  map: () => import("./map/map-block.tsx").then((module) => module.MapBlock),
  diagram: () => import("./diagram/diagram-block.tsx").then((module) => module.DiagramBlock),
  scroll: () => import("./scroll/scroll-block.tsx").then((module) => module.ScrollBlock),
}

export const kindNames = Object.keys(files) as Kind[]

const kinds = new Map<Kind, BlockKind | Promise<BlockKind>>()

/** A block's component, a promise while loading; if unavailable, only its title is shown. */
export function fetchKind(name: Kind): BlockKind | Promise<BlockKind> {
  const known = kinds.get(name)
  if (known) return known
  const fetched = load(name)
  kinds.set(name, fetched)
  return fetched
}

async function load(name: Kind): Promise<BlockKind> {
  // Each block only reaches its own kind's component.
  const kind = await (files[name]() as Promise<BlockKind>).catch(() => BlockTitle)
  kinds.set(name, kind)
  return kind
}
