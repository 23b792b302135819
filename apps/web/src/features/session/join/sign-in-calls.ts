import { authRequest } from "../../../platform/auth-request.ts"
import { once } from "../../../platform/once.ts"

export type Provider = "apple" | "google"

/** Mails a code to an address, whether or not there is an account behind it. */
export async function mailCode(email: string): Promise<void> {
  await authRequest("email-otp/send-verification-otp", { email, type: "sign-in" })
}

export async function signInByCode(email: string, code: string): Promise<void> {
  await authRequest("sign-in/email-otp", { email, otp: code })
}

const fetchProviders = once(async () => {
  const on = await authRequest<Partial<Record<Provider, boolean>>>("methods")
  return (["apple", "google"] as const).filter((name) => on[name])
})

/** Which other ways the operator has set up. None when that can't be known. */
export function readProviders(): Promise<Provider[]> {
  return fetchProviders().catch(() => [])
}

/** Leaves the app for Apple's or Google's page, which leads back to where the person was. */
export async function signInAt(provider: Provider): Promise<void> {
  const here = location.pathname + location.search
  const { url } = await authRequest<{ url: string }>("sign-in/social", {
    provider,
    callbackURL: here,
    errorCallbackURL: here,
  })
  location.assign(url)
}
