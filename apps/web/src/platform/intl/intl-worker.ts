/**
 * Browsers load their data of `Intl` with its first use, once for all threads of a process. On a slow phone that takes longer than ten
 * frames, which no finger waits for here (decision 2). The language comes as this worker's name.
 */
Intl.DateTimeFormat().resolvedOptions()
new Intl.DateTimeFormat(self.name, { dateStyle: "long", timeZone: "UTC" }).format(0)
new Intl.NumberFormat(self.name, { notation: "compact" }).format(0)
self.close()
