import { type DiagramShape, diagramLooks, diagramTones } from "@confetti/contract/fenced-block"
import { blockLimits } from "@confetti/domain/tile/block-limits"
import { z } from "zod"
import { type Say, t } from "../../../../platform/words/say.ts"
import { outlineOf } from "../../diagram/outline-of.ts"
import { atLeast, atMost, error, issueOf, tupleOf } from "../refinements.ts"
import { blockText } from "./block-text.ts"
import { stepLabel, stepText, uniqueLabels } from "./step-fields.ts"

const { diagramWidth: width, diagramHeight, shapes, diagramSteps, shapePoints } = blockLimits

const points = z
  .array(z.number())
  .refine(({ length }) => length % 2 === 0, error(t`must list x and y of each point in turn`))
  .refine(
    ({ length }) => length >= 2 * shapePoints.least && length <= 2 * shapePoints.most,
    error(t`must have ${shapePoints.least} to ${shapePoints.most} points, each with x and y`),
  )

const forms = {
  line: points,
  curve: points,
  arrow: points,
  area: points,
  box: tupleOf(
    [z.number(), z.number(), z.number().positive(), z.number().positive()],
    t`must be \`[x, y, width, height]\``,
  ),
  circle: tupleOf([z.number(), z.number(), z.number().positive()], t`must be \`[x, y, radius]\``),
  text: blockText(blockLimits.mark),
}

const formNames = Object.keys(forms).join(", ")

/** Each by the name of its field: a line is `{ line: [0, 0, 20, 10] }`. */
const shape = z
  .strictObject({
    ...z.strictObject(forms).partial().shape,
    at: tupleOf([z.number(), z.number()], t`must be \`[x, y]\``).optional(),
    tone: z.enum(diagramTones).default("plain"),
    look: z.enum(diagramLooks).default("line"),
  })
  .transform(({ text, at, tone, look, ...outlines }, context): DiagramShape => {
    const refuse = (say: Say, path: string[] = []) => {
      context.addIssue({ ...issueOf(say, path), input: outlines })
      return z.NEVER
    }
    const named = Object.entries(outlines).filter(([, value]) => value !== undefined)
    if (named.length + (text === undefined ? 0 : 1) !== 1) return refuse(t`must be one of ${formNames}`)
    if (text === undefined)
      return at ? refuse(t`is only for a \`text\``, ["at"]) : { d: outlineOf(outlines), look, tone }
    return at ? { text, x: at[0], y: at[1], tone } : refuse(t`is missing: the centre of the text`, ["at"])
  })

const shapeList = z.array(shape).check(atMost(shapes.most, t`can have at most ${shapes.most} shapes`))

export const diagramFields = z
  .strictObject({
    title: blockText(blockLimits.title),
    words: blockText(blockLimits.words),
    height: z
      .number()
      .refine(
        (height) => height >= diagramHeight.least && height <= diagramHeight.most,
        error(t`must be ${diagramHeight.least} to ${diagramHeight.most}; the width is ${width}`),
      ),
    shapes: shapeList.default([]),
    steps: z
      .array(
        z.strictObject({
          label: stepLabel,
          text: stepText,
          shapes: shapeList.check(atLeast(shapes.least, t`needs a shape to show`)),
        }),
      )
      .check(atLeast(diagramSteps.least, t`needs at least ${diagramSteps.least} steps`))
      .check(atMost(diagramSteps.most, t`can have at most ${diagramSteps.most} steps`))
      .superRefine(uniqueLabels),
  })
  .superRefine(({ height, shapes: ground, steps }, context) => {
    const check = (list: readonly DiagramShape[], path: PropertyKey[]) => {
      for (const [at, drawn] of list.entries())
        if (!isInside(drawn, height))
          context.addIssue(issueOf(t`lies outside the drawing of ${width} × ${height}`, [...path, at]))
    }
    check(ground, ["shapes"])
    for (const [at, step] of steps.entries()) check(step.shapes, ["steps", at, "shapes"])
  })
  .transform((diagram) => ({ ...diagram, width }))

/** Only a circle may reach over the edge: one may show part of the Earth. */
function isInside(shape: DiagramShape, height: number): boolean {
  if (!("d" in shape)) return shape.x >= 0 && shape.x <= width && shape.y >= 0 && shape.y <= height
  if (shape.d.includes("a")) return true
  return shape.d.split(/(?=[MLChvZ])/).every((part) => {
    const [x = 0, y = 0] = part.slice(1).split(" ").map(Number).slice(-2)
    return !/[MLC]/.test(part) || (x >= 0 && x <= width && y >= 0 && y <= height)
  })
}
