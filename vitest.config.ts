import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      "apps/server",
      { test: { name: "domain", root: "packages/domain", include: ["src/**/*.test.ts"] } },
      { test: { name: "contract", root: "packages/contract", include: ["src/**/*.test.ts"] } },
      { test: { name: "web", root: "apps/web", include: ["src/**/*.test.{ts,tsx}"] } },
    ],
  },
})
