import { appendFileSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Network } from "../../../apps/server/test/postgres/open-network.ts"
import type { PrivatePostgres } from "../../../apps/server/test/postgres/private-postgres.ts"
import type { ReplicaOutcome } from "../../../apps/server/src/platform/db/replica/reads-with-fallback.ts"
import type { StartedServer } from "../../../e2e/start-server.ts"
import { queryAsOwner, serverRole } from "../create-server-database.ts"

export type World = {
  postgres: PrivatePostgres
  replica: PrivatePostgres
  network: Network
  server: StartedServer
  isDiskSmall: boolean
}

export type Disturbance = {
  name: string
  seconds: number
  /** How long an answer may take meanwhile, in milliseconds, if not as long as else. */
  longestAnswer?: number
  /** Where it is the replica's: nobody is refused anything, and this is why reads went to the primary. */
  fallsBackAs?: ReplicaOutcome
  /** False where what it disturbs is not here. */
  isPossible?: (world: World) => boolean
  /** Gives what ends it. */
  begin: (world: World) => Promise<() => Promise<void>>
}

export const disturbances: readonly Disturbance[] = [
  {
    name: "PostgreSQL killed",
    seconds: 8,
    begin: async ({ postgres }) => {
      await postgres.kill()
      return postgres.start
    },
  },
  {
    name: "PostgreSQL frozen",
    seconds: 15,
    begin: async ({ postgres }) => {
      postgres.setFrozen(true)
      return async () => postgres.setFrozen(false)
    },
  },
  {
    name: "PostgreSQL slow (200 ms each way)",
    seconds: 10,
    // As many round trips as whoever asks for the most needs.
    longestAnswer: 10_000,
    begin: async ({ network }) => {
      network.setLatency(200)
      return async () => network.setLatency(0)
    },
  },
  { name: "out of connections", seconds: 10, begin: ({ postgres }) => takeConnections(postgres.url) },
  {
    name: "out of disk",
    seconds: 10,
    isPossible: ({ isDiskSmall }) => isDiskSmall,
    begin: async ({ postgres }) => {
      const filler = join(dirname(postgres.data), "filler")
      fillDisk(filler)
      return async () => rmSync(filler)
    },
  },
  {
    name: "network cut",
    seconds: 30,
    begin: async ({ network }) => {
      network.setCut(true)
      return async () => network.setCut(false)
    },
  },
  {
    name: "replica killed",
    seconds: 8,
    fallsBackAs: "away",
    begin: async ({ replica }) => {
      await replica.kill()
      return replica.start
    },
  },
  {
    name: "replica frozen",
    seconds: 10,
    fallsBackAs: "away",
    begin: async ({ replica }) => {
      replica.setFrozen(true)
      return async () => replica.setFrozen(false)
    },
  },
  {
    name: "replica behind",
    // Ten of them are borne.
    seconds: 16,
    fallsBackAs: "behind",
    begin: async ({ replica }) => {
      await queryAsOwner(replica.url, "select pg_wal_replay_pause()")
      return () => queryAsOwner(replica.url, "select pg_wal_replay_resume()")
    },
  },
  {
    name: "clock an hour ahead",
    seconds: 5,
    begin: async ({ server }) => {
      server.process.kill("SIGUSR2")
      return async () => void server.process.kill("SIGUSR2")
    },
  },
]

/** Ends the server's connections, and lets it have none. What it hears is what a database without room for more says. */
async function takeConnections(url: string): Promise<() => Promise<void>> {
  await queryAsOwner(url, `alter role ${serverRole} connection limit 0`)
  await queryAsOwner(url, `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${serverRole}'`)
  return () => queryAsOwner(url, `alter role ${serverRole} connection limit -1`)
}

/** Leaves not a page of room on the disk that this file is on. */
function fillDisk(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file))
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail - 64) * bsize))
  try {
    for (;;) appendFileSync(file, Buffer.alloc(4096))
  } catch {
    // The disk is full.
  }
}
