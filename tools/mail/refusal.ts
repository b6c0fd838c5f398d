/** An error answer of the service: its status and text, which @emailjs/browser passes on to its caller. */
export class Refusal extends Error {
  readonly statusCode: number

  constructor(statusCode: number, text: string) {
    super(text)
    this.statusCode = statusCode
  }
}
