import { type Field, fields } from '../../src/contact/fields.ts'

/**
 * The e-mail template, in Mustache: a row for each variable of the form, then the message. `npm run build` writes the
 * HTML to `dist-hosts/emailjs-template.html`, to paste into the EmailJS dashboard.
 *
 * Variables that were not sent are empty. In headers and text `{{name}}` becomes one line and `{{{message}}}` is
 * inserted as typed. In HTML `{{name}}` is escaped: do not use `{{{name}}}` there.
 */
export function templateFor(list: readonly Field[]) {
  const variables = new Set(list.map(({ mail }) => mail.variable))
  variables.delete('message')
  const rows = [...variables].map((variable) => ({
    label: list.find(({ mail }) => mail.variable === variable)?.mail.label,
    text: placeholders(list, variable, ([first = '', ...others]) =>
      [`{{${first}}}`, ...others.map((name) => `{{#${name}}} {{${name}}}{{/${name}}}`)].join(''),
    ),
    html: placeholders(list, variable, spaced),
  }))

  return {
    from: 'Website contact form <contact-form@localhost>',
    to: '{{to_email}}',
    replyTo: '{{reply_to}}{{email}}',
    subject: `New message from ${placeholders(list, 'from_name', spaced)}`,

    text: `${rows.map(({ label, text }) => `${label}: ${text}`).join('\n')}

Message:

{{{message}}}

-- 
Sent from the contact form of the website.
`,

    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>New message</title>
  </head>
  <body style="font-family: sans-serif; line-height: 1.5">
    <table role="presentation" style="border-spacing: 0">
${rows.map(({ label, html }) => `      <tr><th align="left" style="padding-right: 1em">${label}</th><td>${html}</td></tr>`).join('\n')}
    </table>
    <p dir="auto" style="white-space: pre-wrap; overflow-wrap: anywhere">{{message}}</p>
    <hr>
    <p>Sent from the contact form of the website.</p>
  </body>
</html>
`,
  }
}

const spaced = (names: string[]) => names.map((name) => `{{${name}}}`).join(' ')

/**
 * The placeholders for a variable. The script sends the variable, but a native submit sends the form's fields.
 * Both are listed, because those that were not sent are empty.
 */
function placeholders(
  list: readonly Field[],
  variable: string,
  join: (names: string[]) => string,
): string {
  const names = list.filter(({ mail }) => mail.variable === variable).map(({ name }) => name)
  return names.includes(variable) ? join(names) : `{{${variable}}}${join(names)}`
}

export const template = templateFor(fields)
