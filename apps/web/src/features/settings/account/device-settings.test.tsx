import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { SignOutElsewhere } from "./device-settings.tsx"

const shown = (hasPasskeys: boolean) =>
  renderToStaticMarkup(<SignOutElsewhere hasPasskeys={hasPasskeys} isBusy={false} onSignOut={() => undefined} />)

it("offers to take the passkeys along, and does not by itself", () => {
  expect(shown(true)).toMatch(/<label[^>]*><input [^>]*type="checkbox"\/>.*Also remove my passkeys/)
})

it("offers it to nobody without passkeys", () => {
  expect(shown(false)).not.toContain("passkeys")
  expect(shown(false)).toContain("Sign out everywhere else")
})
