// Puts load on one address, in a process of its own, and prints what came of it as JSON.
import autocannon from "autocannon"

const { seconds, ...request } = JSON.parse(process.argv[2] as string)
const result = await autocannon({ duration: seconds, ...request })
const failed = result.errors + result.timeouts + result.non2xx
// Requests over the time it took: sampled averages are rounded by the second.
console.log(
  JSON.stringify({ rate: result["2xx"] / result.duration, p50: result.latency.p50, p99: result.latency.p99, failed }),
)
