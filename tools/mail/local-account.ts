/** The account of the embedded service: what `npm start` and the tests are built with. */
export const localAccount = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'contact',
} as const
