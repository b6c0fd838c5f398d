/** The embedded service's account, which `npm start` and the tests build the site with. */
export const localAccount = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'contact',
}
