import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace"
import type { Config } from "../config.ts"

type Settings = Pick<Config, "OTEL_TRACES_SAMPLER" | "OTEL_TRACES_SAMPLER_ARG">

/** The configured sampler, by OpenTelemetry's names. With `parentbased_` the trace's origin decides. */
export function createSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio = 1 }: Settings): Sampler {
  const parentBased = "parentbased_"
  const root = rootSampler(name.replace(parentBased, ""), ratio)
  return name.startsWith(parentBased) ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === "traceidratio") return new TraceIdRatioBasedSampler(ratio)
  return name === "always_on" ? new AlwaysOnSampler() : new AlwaysOffSampler()
}
