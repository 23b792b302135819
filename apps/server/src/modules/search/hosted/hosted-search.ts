import type { SearchResponse } from "@confetti/contract/search"
import type { Services } from "../../../platform/services.ts"
import { queryStringOf } from "../search-params.ts"
import type { HostedService } from "./hosted-service.ts"

export type HostedSearch = {
  /** The service's answer, for this person where one is given; null when it can't be had and our own search must do. */
  ask: (fields: Record<string, unknown>, userToken: string | null) => Promise<SearchResponse | null>
}

/** People wait for this. */
const timeoutMs = 2_000
/** After a failure the service is left alone for so long: else every search would wait for it. */
const restMs = 10_000

export function createHostedSearch(
  service: HostedService,
  { clock, log }: Pick<Services, "clock" | "log">,
): HostedSearch {
  let restsUntil = 0
  return {
    ask: async (fields, userToken) => {
      if (clock() < restsUntil) return null
      const params = queryStringOf({
        ...fields,
        enablePersonalization: userToken !== null,
        userToken: userToken ?? undefined,
      })
      try {
        const answer = await service.call({ method: "POST", path: "/query", body: { params }, timeoutMs })
        return asOurs(answer as SearchResponse)
      } catch (error) {
        restsUntil = clock() + restMs
        log.warn({ err: error }, "the hosted search failed; our own answers")
        return null
      }
    },
  }
}

/** Flags are numbers there, so that `developing = 0` finds them. */
function asOurs(answer: SearchResponse): SearchResponse {
  const hits = answer.hits.map((hit) => ("developing" in hit ? { ...hit, developing: hit["developing"] === 1 } : hit))
  return { ...answer, hits }
}
