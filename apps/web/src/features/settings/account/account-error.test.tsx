import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { ApiError } from "../../../platform/api.ts"
import { PasskeyError } from "./account-error.tsx"

const shown = (error: unknown) => renderToStaticMarkup(<PasskeyError error={error} onSignIn={() => undefined} />)

it("offers to sign in again where that is what is missing", () => {
  for (const code of ["session/fresh-required", "session/passkey-required"] as const) {
    const html = shown(new ApiError(code, "The server's words"))
    expect(html).toMatch(/<button[^>]*>Sign in again<\/button>/)
    expect(html).not.toContain("The server&#x27;s words")
  }
})

it("shows any other error, and offers nothing", () => {
  expect(shown(new ApiError("offline", ""))).toMatch(/role="alert">You are offline/)
  expect(shown(new ApiError("offline", ""))).not.toContain("button")
  expect(shown(new Error("broken"))).toContain("Something went wrong")
  expect(shown(null)).toBe('<p class="setting-error" role="alert"></p>')
})
