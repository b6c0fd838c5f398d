/**
 * An answer other than `OK`: its status, and the text that the sender reads. EmailJS's own words
 * where they are known; they are part of the protocol, since the client hands them to its caller.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: number

  constructor(statusCode: number, text: string, options?: ErrorOptions) {
    super(text, options)
    this.statusCode = statusCode
  }
}

export const missing = (field: string) => new Refusal(400, `The ${field} parameter is required`)

const dashboard = 'https://dashboard.emailjs.com/admin'

export const invalidPublicKey = () =>
  new Refusal(400, `The Public Key is invalid. To find this ID, visit ${dashboard}/account`)

export const invalidService = () =>
  new Refusal(400, `The service ID is invalid. To find this ID, visit ${dashboard}`)

export const invalidTemplate = () =>
  new Refusal(400, `The template ID is invalid. To find this ID, visit ${dashboard}/templates`)

export const paramsNotAnObject = () =>
  new Refusal(
    400,
    'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
  )

export const tooLarge = () => new Refusal(413, 'Variables size limit')

export const noRecipient = () => new Refusal(422, 'The recipients address is empty')

export const invalidRecipient = () => new Refusal(422, 'The recipients address is invalid')

export const tooOften = () => new Refusal(429, 'Too many requests, please try again later')
