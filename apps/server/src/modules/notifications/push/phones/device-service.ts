/** The services that bring a message to a phone's own app. */
export type DeviceService = "fcm" | "apns"

/** A phone as the outbox keeps it, among the endpoints of browsers: its service and the token that gave out. */
export function deviceEndpoint(service: DeviceService, token: string): string {
  return `${service}:${token}`
}

/** Null for a browser's endpoint. */
export function deviceOf(endpoint: string): { service: DeviceService; token: string } | null {
  const [, service, token] = /^(fcm|apns):([^/].*)$/.exec(endpoint) ?? []
  return service === undefined || token === undefined ? null : { service: service as DeviceService, token }
}
