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

/** Milliseconds for connecting to a store, and for silence during a transfer. */
const timeouts = { connectionTimeout: 5000, socketTimeout: 20_000 }

/** For commands, where nobody waits. */
export const patient = { answerWithinMs: 60_000 }

/** Settings of the S3 store; null if files are in a folder. */
export function s3Settings(config: Config): S3Settings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT }),
    // Self-hosted stores rarely have a host name for each bucket.
    forcePathStyle: S3_ENDPOINT !== undefined,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Few other stores support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    answerWithinMs: config.S3_ANSWER_MS,
    requestHandler: timeouts,
  }
}
