import { join } from "node:path"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: [join(import.meta.dirname, "test/prepare.ts")],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
