import { createReadStream } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { S3 } from "@aws-sdk/client-s3"
import { afterAwake } from "./after-awake.ts"
import { createStoreBreaker } from "./create-store-breaker.ts"
import type { S3Settings } from "./s3-settings.ts"
import type { ServedAs, Storage } from "./storage.ts"

export type Bucket = Storage & {
  /** Uploads a file unless its key exists; returns whether it did. */
  putOnce: (key: string, path: string, servedAs: ServedAs) => Promise<boolean>
  list: (prefix: string) => Promise<string[]>
}

/** Bytes per millisecond of the slowest connection to a store. */
const slowestLine = 250
/** Smaller files are held in memory, so that they can be sent again. */
const largestHeld = 4 * 1024 * 1024

/** Files in an S3 bucket. Throws StoreAway if it can't be reached. */
export function s3Storage({ bucket, answerWithinMs, ...settings }: S3Settings): Bucket {
  const client = new S3(settings)
  const breaker = createStoreBreaker()
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const ask = <Answer>(
    question: (limits: { abortSignal: AbortSignal }) => Promise<Answer>,
    withinMs = answerWithinMs,
  ): Promise<Answer> =>
    breaker(async () => {
      const giveUp = new AbortController()
      // Until the answer begins: its body may take longer.
      const callOff = afterAwake(withinMs, () => giveUp.abort())
      try {
        return await question({ abortSignal: giveUp.signal })
      } finally {
        callOff()
      }
    })
  const put = async (key: string, path: string, servedAs?: ServedAs, condition: object = {}): Promise<void> => {
    const { size } = await stat(path)
    const headers = servedAs && { ContentType: servedAs.type, CacheControl: servedAs.cacheControl }
    const sent = { ...at(key), ...headers, ...condition, ContentLength: size }
    const withinMs = answerWithinMs + size / slowestLine
    const held = size > largestHeld ? null : await readFile(path)
    await ask((limits) => client.putObject({ ...sent, Body: held ?? createReadStream(path) }, limits), withinMs)
  }
  return {
    put: (key, path, servedAs) => put(key, path, servedAs),
    putOnce: async (key, path, servedAs) => {
      try {
        await put(key, path, servedAs, { IfNoneMatch: "*" })
        return true
      } catch (error) {
        if (isNamed(error, "PreconditionFailed", "ConditionalRequestConflict")) return false
        // A store without conditional writes: the last one counts.
        if (!isNamed(error, "NotImplemented")) throw error
        await put(key, path, servedAs)
        return true
      }
    },
    get: async (key, part) => {
      const range = part && { Range: `bytes=${part.start}-${part.end}` }
      const found = await ask((limits) => client.getObject({ ...at(key), ...range }, limits).catch(noneIfMissing))
      return found?.Body instanceof Readable ? found.Body : null
    },
    exists: async (key) => (await ask((limits) => client.headObject(at(key), limits).catch(noneIfMissing))) !== null,
    list: async (prefix) => {
      const keys: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = { Bucket: bucket, Prefix: prefix, ContinuationToken }
        // oxlint-disable-next-line no-await-in-loop -- each page has the token of the next.
        const { Contents = [], NextContinuationToken } = await ask((limits) => client.listObjectsV2(page, limits))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
        ContinuationToken = NextContinuationToken
      } while (ContinuationToken !== undefined)
      return keys
    },
    delete: async (key) => void (await ask((limits) => client.deleteObject(at(key), limits))),
    close: () => client.destroy(),
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name)
}

function noneIfMissing(error: unknown): null {
  if (isNamed(error, "NoSuchKey", "NotFound")) return null
  throw error
}
