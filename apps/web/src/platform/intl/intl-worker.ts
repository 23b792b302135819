/**
 * Browsers load `Intl` data on first use, once a process. On a slow phone that takes more than ten frames, so it happens in this worker
 * (decision 2), whose name is the language.
 */
Intl.DateTimeFormat().resolvedOptions()
new Intl.DateTimeFormat(self.name, { dateStyle: "long", timeZone: "UTC" }).format(0)
new Intl.NumberFormat(self.name, { notation: "compact" }).format(0)
self.close()
