import fc from "fast-check"
import { expect, it } from "vitest"
import { describeQuery } from "./describe-query.ts"

const shown = (text: string) => describeQuery(text).attributes?.["db.query.text"]

it("is called by its own name, where it has one", () => {
  expect(describeQuery({ name: "tiles-by-id", text: "select * from tiles where id = $1" })).toEqual({
    name: "tiles-by-id",
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": "select",
      "db.query.summary": "tiles-by-id",
      "db.query.text": "select * from tiles where id = $1",
    },
  })
})

it.each([
  ['insert into "likes" ("user_id") values ($1)', "insert likes"],
  ['update "pgboss"."job" set state = $1', "update pgboss.job"],
  ["  SELECT 1", "select"],
  ["begin", "begin"],
  ["(select 1)", "select"],
  ["", "query"],
])("is called by what it does otherwise: %s", (text, name) => {
  expect(describeQuery(text).name).toBe(name)
})

it("shows no literal, whatever stands in it", () => {
  expect(shown("select 'it''s Ada', \"name\" from users where state = 'open'")).toBe(
    "select '?', \"name\" from users where state = '?'",
  )
  fc.assert(
    fc.property(fc.string(), (secret) => {
      expect(shown(`select '${secret.replaceAll("'", "''")}' as it`)).toBe("select '?' as it")
    }),
  )
})
