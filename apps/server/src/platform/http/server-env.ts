import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import type { FramedResponse } from "./framed-response.ts"

/** What a route finds in `c.env`: Node's own request, and the response with its id and route name. */
export type ServerEnv = { Bindings: { incoming: IncomingMessage; outgoing: FramedResponse } }

export type ServerContext = Context<ServerEnv>
