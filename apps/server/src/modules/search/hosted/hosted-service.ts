import type { Config } from "../../../platform/config.ts"
import { parseJson } from "../../../platform/parse-json.ts"
import { StartupError } from "../../../platform/run-program.ts"

/** The operator's index at the hosted search service. */
export type HostedService = {
  /** Asks something of the index, `path` following its name. Throws HostedFailure. */
  call: (call: { method: "GET" | "POST" | "PUT"; path: string; body?: object; timeoutMs: number }) => Promise<unknown>
}

/** The service could not be reached, or refused. `status` is its answer's, null when there was none. */
export class HostedFailure extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

type Settings = Pick<Config, "ALGOLIA_APP_ID" | "ALGOLIA_ADMIN_KEY" | "ALGOLIA_INDEX" | "ALGOLIA_HOST">

/** Null where the operator has no account there. Throws StartupError when only half of one is configured. */
export function openHostedService(config: Settings): HostedService | null {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key, ALGOLIA_INDEX: index } = config
  if (appId === undefined && key === undefined) return null
  if (appId === undefined || key === undefined)
    throw new StartupError("Set both ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY, or neither.")
  const origin = config.ALGOLIA_HOST ?? `https://${appId}.algolia.net`
  const address = `${origin}/1/indexes/${encodeURIComponent(index)}`
  const headers = {
    "x-algolia-application-id": appId,
    "x-algolia-api-key": key,
    "content-type": "application/json",
  }

  return {
    call: async ({ method, path, body, timeoutMs }) => {
      let response: Response
      try {
        const init = { method, headers, signal: AbortSignal.timeout(timeoutMs) }
        response = await fetch(address + path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
        if (response.ok) return parseJson(await response.text())
      } catch (error) {
        throw new HostedFailure(`The search service at ${origin} can't be reached`, null, { cause: error })
      }
      const reason = (await response.text().catch(() => "")).slice(0, 200)
      throw new HostedFailure(`The search service answered ${response.status}: ${reason}`, response.status)
    },
  }
}
