import type { APIRequestContext } from "@playwright/test"

/** Calls a callable as one of our own pages does, as whoever `request` has the cookies of. Throws when it is refused. */
export async function call<Result>(request: APIRequestContext, name: string, data: unknown = null): Promise<Result> {
  const headers = { "sec-fetch-site": "same-origin" }
  const answer = await request.post(`/functions/${name}`, { data: { data }, headers })
  const { result, error } = (await answer.json()) as { result: Result; error?: { details: { code: string } } }
  if (error) throw new Error(`${name} was refused: ${error.details.code}`)
  return result
}
