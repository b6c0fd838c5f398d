import { startFakeServer } from './fake-server.ts'

/** A fake Plausible server that accepts every event. Tests read the events from the browser’s requests. */
export async function startCollector() {
  return startFakeServer((request, response) => {
    request.resume()
    response.writeHead(202, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'text/plain',
    })
    response.end('ok')
  })
}
