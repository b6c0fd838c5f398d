/** Reads the inbox over MailDev's HTTP API, for tests. */

type MailDevMessage = {
  id: string
  subject: string
  text?: string
  envelope: { to: { address: string }[] }
}

export async function messages(url: string) {
  const list = (await (await fetch(`${url}/api/email`)).json()) as MailDevMessage[]
  return Promise.all(
    list.map(async ({ id, subject, text = '', envelope }) => {
      // MailDev's API omits structured headers such as Reply-To.
      const source = await (await fetch(`${url}/api/email/${id}/source`)).text()
      const [head = ''] = source.split('\r\n\r\n', 1)
      return {
        ...{ subject, text },
        replyTo: /^Reply-To: (.*)$/im.exec(head)?.[1] ?? '',
        /** Of the SMTP envelope, which may differ from the headers. */
        recipients: envelope.to.map(({ address }) => address),
      }
    }),
  )
}
