import { join } from "node:path"
import { defineConfig } from "vitest/config"

const onPostgres = Boolean(process.env["TEST_DATABASE_URL"])

/** Files share a worker, and with it what is imported: nothing here keeps state in a module, and what is stubbed goes with its test. */
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  // Output of a test helps only if it fails.
  silent: "passed-only" as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [join(import.meta.dirname, "tools/fixed-examples.ts")],
}

/** A busy machine makes servers and documents late. What passes on a second try is reported as flaky. */
const retried = { ...shared, retry: 1 }

const server = join(import.meta.dirname, "apps/server")

export default defineConfig({
  test: {
    // Tests wait for their databases and sockets: one worker a core, where Vitest would leave one core to itself.
    maxWorkers: "100%",
    // On PostgreSQL a hundred databases are dropped at the end.
    teardownTimeout: 120_000,
    tags: [
      { name: "embedded", description: "What may differ on the embedded database: `npm test` runs it there too." },
      {
        name: "drill",
        description: "A long rehearsal of many lives, failures or pictures: `npm run test:all` alone runs it.",
      },
    ],
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          include: [
            "{packages/*,apps/*}/src/**/*.test.{ts,tsx}",
            "tools/*.test.{mjs,ts}",
            "tools/{covers,supply}/**/*.test.ts",
          ],
          exclude: ["**/*.screen.test.tsx", "**/*.database.test.ts"],
        },
      },
      {
        test: {
          ...retried,
          name: "screens",
          root: "apps/web",
          include: ["src/**/*.screen.test.tsx"],
          setupFiles: [...shared.setupFiles, join(import.meta.dirname, "apps/web/test/each-file.ts")],
          environment: "happy-dom",
          environmentOptions: {
            happyDOM: {
              width: 390,
              height: 844,
              url: "http://localhost:3000/",
              settings: { handleDisabledFileLoadingAsSuccess: true },
            },
          },
        },
      },
      {
        test: {
          ...retried,
          name: "server",
          root: server,
          include: ["test/**/*.test.ts", "src/**/*.database.test.ts"],
          exclude: [onPostgres ? "test/embedded/**" : "test/postgres/**"],
          globalSetup: [join(server, "test/prepare.ts")],
          // For the programs that tests start: each imports as much as a server.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/confetti/compiled") },
        },
      },
    ],
  },
})
