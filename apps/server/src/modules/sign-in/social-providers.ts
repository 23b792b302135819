import type { Config } from "../../platform/config.ts"

type Keys = { clientId: string; clientSecret: string }

/** Which of the two an operator has configured. */
export function socialProviders(config: Config): { apple?: Keys; google?: Keys } {
  const apple = keysOf(config.APPLE_CLIENT_ID, config.APPLE_CLIENT_SECRET)
  const google = keysOf(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET)
  return { ...(apple && { apple }), ...(google && { google }) }
}

function keysOf(clientId: string | undefined, clientSecret: string | undefined): Keys | null {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret }
}
