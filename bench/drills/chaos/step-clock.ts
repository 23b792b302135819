// Read before a server that is to be disturbed: each SIGUSR2 sets its clock ahead by an hour, or back again.

const step = 3_600_000
const trueNow = Date.now
const TrueDate = Date
let ahead = 0

process.on("SIGUSR2", () => {
  ahead = ahead === 0 ? step : 0
})

Date.now = () => trueNow() + ahead
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [trueNow() + ahead] : args, newTarget) as Date,
})
