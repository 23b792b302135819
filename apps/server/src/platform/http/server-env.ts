import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import type { FramedResponse } from "./framed-response.ts"

export type ServerEnv = { Bindings: { incoming: IncomingMessage; outgoing: FramedResponse } }

export type ServerContext = Context<ServerEnv>
