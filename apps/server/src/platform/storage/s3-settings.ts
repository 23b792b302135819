import type { Config } from "../config.ts"

export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string
  forcePathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
  requestChecksumCalculation: "WHEN_REQUIRED"
  responseChecksumValidation: "WHEN_REQUIRED"
  answerWithinMs: number
  requestHandler: { connectionTimeout: number; socketTimeout: number }
}

/** How long a store may take to be reached, and to be silent in the middle of something, in milliseconds. */
const timeouts = { connectionTimeout: 5000, socketTimeout: 20_000 }

/** For commands: nobody waits at a screen. */
export const patient = { answerWithinMs: 60_000 }

/** How the store is reached; null where files lie in a folder. */
export function s3Settings(config: Config): S3Settings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT }),
    // Stores of one's own rarely have a name for each bucket.
    forcePathStyle: S3_ENDPOINT !== undefined,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // The newer checksums are known to few stores but the first.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    answerWithinMs: config.S3_ANSWER_MS,
    requestHandler: timeouts,
  }
}
