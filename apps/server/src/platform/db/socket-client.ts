import { Socket } from "node:net"
import pg from "pg"

/** A connection over a socket of ours. With TLS it carries what is encrypted: it counts, times out and can be destroyed, but emits no data. */
export class SocketClient extends pg.Client {
  readonly socket: Socket
  /** How many bytes had been sent when everything was answered. */
  #sentAtRest = 0

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
    // Lost between two queries, when nobody listens, it would end the process. The next query meets the loss and reports it.
    this.on("error", () => {})
    this.on("drain", () => {
      this.#sentAtRest = socket.bytesWritten
    })
  }

  /** Whether something was sent that is not answered yet; true until the first answer to a query. */
  isAwaited(): boolean {
    return this.socket.bytesWritten > this.#sentAtRest
  }
}
