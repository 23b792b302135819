import { z } from "zod"

/** Kinds of jobs. Not used yet. */
export const jobTypes = ["INTERNSHIP", "FULL_TIME"] as const

export const jobType = z.enum(jobTypes)

export type JobType = z.infer<typeof jobType>
