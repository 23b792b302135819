import { authRequest } from "../auth-request.ts"
import { once } from "../once.ts"

export type Provider = "apple" | "google"

/** `left`: the page is navigating to the provider, which returns. */
export type ProviderOutcome = "in" | "left" | "cancelled"

const fetchProviders = once(async () => {
  const on = await authRequest<Partial<Record<Provider, boolean>>>("methods")
  return (["apple", "google"] as const).filter((name) => on[name])
})

/** The configured providers; none if unknown. */
export async function readProviders(): Promise<Provider[]> {
  return fetchProviders().catch(() => [])
}

export async function signInAt(provider: Provider): Promise<ProviderOutcome> {
  const here = location.pathname + location.search
  const { url } = await authRequest<{ url: string }>("sign-in/social", {
    provider,
    callbackURL: here,
    errorCallbackURL: here,
  })
  location.assign(url)
  return "left"
}
