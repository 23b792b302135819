import type { OpenApi } from "../../src/modules/api-reference/openapi/build-openapi.ts"
import type { Schema } from "./from-schema.ts"

/** An address with what is known of its input. */
export type FuzzRoute = { name: string; method: string; path: string; body?: Schema; query: Record<string, Schema> }

type Operation = {
  parameters?: { name?: string; in?: string; schema?: Schema }[]
  requestBody?: { content: { "application/json": { schema: Schema } } }
}

const text: Schema = { type: "string" }
const page = (path: string, ...query: string[]): FuzzRoute => ({
  name: `GET ${path}`,
  method: "GET",
  path,
  query: Object.fromEntries(query.map((name) => [name, text])),
})

/** Routes outside the contract: pages, files, lists, the emulator, and the SDK's other base addresses. */
const beside: readonly FuzzRoute[] = [
  page("/", "t", "q", "invite"),
  page("/search", "t", "q"),
  page("/me"),
  page("/me/points"),
  page("/me/history"),
  page("/settings"),
  page("/tiles/{text}"),
  page("/me/tiles/{text}"),
  page("/search/tiles/{text}", "t", "q"),
  page("/_app"),
  page("/{text}"),
  page("/media/{text}"),
  page("/media/emoji-{text}.webp"),
  page("/people/{text}/{text}"),
  page("/games/wurd", "day", "result"),
  page("/share/{text}/{text}/{text}.jpg"),
  page("/share/wurd/2026-11-22/{text}.jpg"),
  page("/points/statement.csv", "filter"),
  page("/emulator/mail", "to"),
  page("/sitemap.xml"),
  page("/docs/api"),
  page("/docs/api/openapi.json"),
  page("/metrics"),
  page("/auth/{text}"),
  page("/1/{text}"),
  { name: "POST /app-check", method: "POST", path: "/app-check", query: {}, body: {} },
  { name: "POST /{name}", method: "POST", path: "/likes-like_tile", query: {}, body: { type: "object" } },
  {
    name: "POST /{project}/{region}/{name}",
    method: "POST",
    path: "/demo/us-central1/{text}",
    query: {},
    body: { type: "object" },
  },
]

/** Every route: what the reference of the wire names, and what stands beside it. */
export function fuzzRoutes({ paths }: OpenApi): FuzzRoute[] {
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, { parameters = [], requestBody }]): FuzzRoute => {
        const query = parameters.filter((each) => each.in === "query").map((each) => [each.name, each.schema])
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          query: Object.fromEntries(query) as Record<string, Schema>,
          ...(requestBody ? { body: requestBody.content["application/json"].schema } : {}),
        }
      },
    ),
  )
  return [...named, ...beside]
}
