import type { FencedBlock } from "@confetti/contract/fenced-block"

type FencedKind = {
  kind: FencedBlock["type"]
  name: string
  /** A path, drawn at 24 px. */
  icon: string
  /** What one begins with: its fields, to be filled in. */
  template: string
}

/** The blocks that are written as YAML, in the order of the toolbar. */
export const fencedKinds: readonly FencedKind[] = [
  {
    kind: "choice",
    name: "Self-test",
    icon: "M4.5 6.500 6 8l2.500-3M11.500 6.500H20M4.500 13h4v4.500h-4zM11.500 15.500H20",
    template: "question: \noptions:\n  - \n  - \nright: \nwhy: ",
  },
  {
    kind: "table",
    name: "Table",
    icon: "M5 5h14v14H5zM5 10h14M11 5v14",
    template: "title: \ncolumns: [, ]\nrows:\n  - [, ]",
  },
  {
    kind: "chart",
    name: "Chart",
    icon: "M6 19V11M12 19V5M18 19v-5",
    template: "kind: bars\ntitle: \nunit: \nwords: \nitems:\n  - { label: , value:  }\n  - { label: , value:  }",
  },
  {
    kind: "guess",
    name: "Guess",
    icon: "M4 12h5M15 12h5M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
    template: "question: \nmin: 0\nmax: 100\nstep: 1\nunit: \nanswer: \nwhy: ",
  },
]
