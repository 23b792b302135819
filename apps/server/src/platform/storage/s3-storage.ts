import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { S3 } from "@aws-sdk/client-s3"
import type { S3Settings } from "./s3-settings.ts"
import type { Storage } from "./storage.ts"

/** Files in a bucket of a store that speaks S3. */
export function s3Storage({ bucket, ...settings }: S3Settings): Storage {
  const client = new S3(settings)
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    put: async (key, path) => {
      const { size } = await stat(path)
      await client.putObject({ ...at(key), Body: createReadStream(path), ContentLength: size })
    },
    get: async (key, part) => {
      const range = part && { Range: `bytes=${part.start}-${part.end}` }
      const found = await client.getObject({ ...at(key), ...range }).catch(noneIfMissing)
      return found?.Body instanceof Readable ? found.Body : null
    },
    exists: async (key) => (await client.headObject(at(key)).catch(noneIfMissing)) !== null,
    delete: async (key) => void (await client.deleteObject(at(key))),
    close: () => client.destroy(),
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound")) return null
  throw error
}
