/** An answer other than `OK`: its status, and the text that the client hands to its caller. */
export class Refusal extends Error {
  readonly statusCode: number

  constructor(statusCode: number, text: string) {
    super(text)
    this.statusCode = statusCode
  }
}
