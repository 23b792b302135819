import { Capacitor } from "@capacitor/core"
import { AppleSignIn, SignInScope } from "@capawesome/capacitor-apple-sign-in"
import { GoogleSignIn } from "@capawesome/capacitor-google-sign-in"
import { authRequest } from "../auth-request.ts"
import { randomId } from "../ids.ts"
import { once } from "../once.ts"
import type { Provider, ProviderOutcome } from "../sign-in/providers.ts"

/** Replaces `platform/sign-in/providers.ts` in native builds: the phone's own sheets, as a web page would not return to the app. */
type Apps = { ios: Provider[]; android: Provider[]; googleClientId: string | null }

/** The token contains the SHA-256 of `nonce`; missing if the sheet does not accept one. */
type Brought = { token: string; nonce?: string }

const fetchApps = once(async () => (await authRequest<{ apps: Apps }>("methods")).apps)

/** @public */
export async function readProviders(): Promise<Provider[]> {
  const apps = await fetchApps().catch(() => null)
  const platform = Capacitor.getPlatform()
  return platform === "ios" || platform === "android" ? (apps?.[platform] ?? []) : []
}

/** @public */
export async function signInAt(provider: Provider): Promise<ProviderOutcome> {
  try {
    const idToken = await (provider === "apple" ? askApple() : askGoogle())
    await authRequest("sign-in/social", { provider, idToken })
    return "in"
  } catch (error) {
    if (isCancelled(error)) return "cancelled"
    throw error
  }
}

async function askApple(): Promise<Brought> {
  const nonce = randomId()
  const { idToken } = await AppleSignIn.signIn({ scopes: [SignInScope.Email], nonce: await sha256(nonce) })
  return { token: idToken, nonce }
}

async function askGoogle(): Promise<Brought> {
  const { googleClientId: clientId } = await fetchApps()
  if (clientId === null) throw new Error("This server names no client of Google's.")
  await GoogleSignIn.initialize({ clientId })
  // On iOS the library creates its own nonce.
  if (Capacitor.getPlatform() === "ios") return { token: (await GoogleSignIn.signIn()).idToken }
  const nonce = randomId()
  const { idToken } = await GoogleSignIn.signIn({ nonce: await sha256(nonce) })
  return { token: idToken, nonce }
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "SIGN_IN_CANCELED"
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
