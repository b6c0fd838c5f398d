import { startStandIn } from './stand-in.ts'

/** Stands for Plausible: takes every event. What was sent, the tests read from the browser's requests. */
export async function startCollector() {
  return startStandIn((request, response) => {
    request.resume()
    response.writeHead(202, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'text/plain',
    })
    response.end('ok')
  })
}
