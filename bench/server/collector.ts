// Takes whatever traces it is sent, in a process of its own.
import { createServer } from "node:http"

createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(200, { "content-type": "application/x-protobuf" }).end())
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => console.log("ready"))
