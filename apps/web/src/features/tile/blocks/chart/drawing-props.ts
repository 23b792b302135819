import type { FencedBlock } from "@confetti/contract/fenced-block"

type Chart = Extract<FencedBlock, { type: "chart" }>

/** What each form of chart draws from. */
export type DrawingProps = Pick<Chart, "items" | "highlight"> & {
  /** A value with its unit. */
  textOf: (value: number) => string
}
