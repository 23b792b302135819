import type { FencedBlock } from "@confetti/contract/fenced-block"
import { t } from "@confetti/domain/messages/t"

export type FencedKind = FencedBlock["type"]

type FencedTool = {
  kind: FencedKind
  name: string
  /** An icon's path at 24 px. */
  icon: string
  template: string
}

export const fencedKinds: readonly FencedTool[] = [
  {
    kind: "choice",
    name: t`Self-test`,
    icon: "M4.5 6.500 6 8l2.500-3M11.500 6.500H20M4.500 13h4v4.500h-4zM11.500 15.500H20",
    template: "question: \noptions:\n  - \n  - \nright: \nwhy: ",
  },
  {
    kind: "table",
    name: t`Table`,
    icon: "M5 5h14v14H5zM5 10h14M11 5v14",
    template: 'title: \ncolumns: ["", ""]\nrows:\n  - ["", ""]',
  },
  {
    kind: "chart",
    name: t`Chart`,
    icon: "M6 19V11M12 19V5M18 19v-5",
    template: "kind: bars\ntitle: \nunit: \nwords: \nitems:\n  - { label: , value:  }\n  - { label: , value:  }",
  },
  {
    kind: "guess",
    name: t`Guess`,
    icon: "M4 12h5M15 12h5M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
    template: "question: \nmin: 0\nmax: 100\nstep: 1\nunit: \nanswer: \nwhy: ",
  },
  {
    kind: "try",
    name: t`Experiment`,
    icon: "M9.500 4h5M10.500 4v5.500L5.500 18a1.500 1.500 0 0 0 1.300 2.200h10.400a1.500 1.500 0 0 0 1.300-2.200L13.500 9.500V4M8 15h8",
    template: "experiment: coin-game\ntitle: \nbyHand: ",
  },
  {
    kind: "sound",
    name: t`Sound`,
    icon: "M4 12h1.500M8 8v8M12 4.500v15M16 8v8M18.500 12H20",
    template: "title: \nwords: \nnotes:\n  - { pitch: 440, lasts: 1 }",
  },
  {
    kind: "link",
    name: t`Another tile`,
    icon: "M4.5 5H11v14H4.5zM14.5 9h5M14.5 12h5M14.5 15h3",
    template: "tile: \nwhy: ",
  },
  {
    kind: "compare",
    name: t`Two pictures`,
    icon: "M4.5 6h15v12h-15zM12 3.5v17M9 10.5 7.5 12 9 13.5M15 10.5l1.5 1.5-1.5 1.5",
    template: "before: { picture: , alt: , label:  }\nafter: { picture: , alt: , label:  }\ncaption: ",
  },
  {
    kind: "map",
    name: t`Map`,
    icon: "M4.5 6.500 9.500 5l5 1.500 5-1.500v12.500l-5 1.500-5-1.500-5 1.500zM9.500 5v12.500M14.500 6.500V19",
    template: "title: \nwords: \nregion: { west: , south: , east: , north:  }\nplaces:\n  - { label: , at: , text:  }",
  },
  {
    kind: "diagram",
    name: t`Diagram`,
    icon: "M4.500 5h5v5h-5zM14.500 14h5v5h-5zM9.500 7.500H17V14",
    template:
      "title: \nwords: \nheight: 200\nsteps:\n  - label: \n    text: \n    shapes:\n      - { line: [40, 100, 280, 100] }\n  - label: \n    text: \n    shapes:\n      - { circle: [160, 100, 20], look: filled, tone: hue }",
  },
  {
    kind: "scroll",
    name: t`Long scroll`,
    icon: "M8 4v16M8 6h8M8 10h5M8 18h8M14.500 14.500 17 17l2.500-2.500",
    template:
      "title: \nunit: \nitems:\n  - { value: 0, label: , text:  }\n  - { value: , label: , text:  }\n  - { value: , label: , text:  }",
  },
]

export function fencedName(kind: string): string {
  return fencedKinds.find((each) => each.kind === kind)?.name ?? kind
}

/** A diagram consists of coordinates, so it is edited as YAML. */
export type FormKind = Exclude<FencedKind, "diagram">

export function hasForm(kind: string): kind is FormKind {
  return kind !== "diagram" && fencedKinds.some((each) => each.kind === kind)
}
