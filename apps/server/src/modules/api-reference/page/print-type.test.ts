import { expect, it } from "vitest"
import { z } from "zod"
import { inputSchema } from "../openapi/component-schemas.ts"
import { printType } from "./print-type.ts"

const shown = (schema: z.ZodType): string =>
  printType(inputSchema(schema))
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')

it.each([
  [z.null(), "null"],
  [z.string().min(1).max(64), "string 1…64"],
  [z.int().min(1).max(100).default(30), "integer 1…100 = 30"],
  [z.int(), "integer"],
  [z.enum(["a", "b"]).nullable(), '"a" | "b" | null'],
  [z.array(z.union([z.string(), z.null()])).max(5), "(string | null)[] …5"],
  [z.strictObject({}), "{}"],
  [z.looseObject({}), "object"],
  [z.strictObject({ at: z.iso.datetime(), to: z.string().optional() }), "{\n  at: string date-time\n  to?: string\n}"],
])("shows a schema as a type one can read: %#", (schema, text) => {
  expect(shown(schema)).toBe(text)
})

it("links what has a name, and lets no markup through", () => {
  expect(printType({ $ref: "#/components/schemas/Tile" })).toBe('<a href="#schema-Tile">Tile</a>')
  expect(printType({ enum: ["<script>"] })).toBe("&quot;&lt;script&gt;&quot;")
})
