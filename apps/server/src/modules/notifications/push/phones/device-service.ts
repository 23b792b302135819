export type DeviceService = "fcm" | "apns"

export function deviceEndpoint(service: DeviceService, token: string): string {
  return `${service}:${token}`
}

/** Null for a browser's endpoint. */
export function deviceOf(endpoint: string): { service: DeviceService; token: string } | null {
  const [, service, token] = /^(fcm|apns):([^/].*)$/.exec(endpoint) ?? []
  return service === undefined || token === undefined ? null : { service: service as DeviceService, token }
}
