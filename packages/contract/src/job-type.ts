import { z } from "zod"

/** The kinds of job there are. Nothing uses them yet. */
export const jobTypes = ["INTERNSHIP", "FULL_TIME"] as const

export const jobType = z.enum(jobTypes)

export type JobType = z.infer<typeof jobType>
