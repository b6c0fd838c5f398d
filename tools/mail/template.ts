import { fields } from '../../src/contact/fields.ts'
import { variables } from '../../src/contact/variables.ts'

/**
 * The placeholders for a variable. The script sends the variable, but a native submit sends the form's fields.
 * Both are listed, because those that were not sent are empty.
 */
function placeholders(variable: string): string {
  const names = fields.filter((field) => field.variable === variable).map(({ name }) => name)
  const listed = names.map((name) => `{{${name}}}`).join(' ')
  return names.some((name) => name === variable) ? listed : `{{${variable}}}${listed}`
}

/** “Email” for `from_email`. */
const labelOf = (variable: string) =>
  variable.replace('from_', '').replace(/^./, (first) => first.toUpperCase())

const rows = variables
  .filter((variable) => variable !== 'message')
  .map((variable) => ({ label: labelOf(variable), text: placeholders(variable) }))

/**
 * The e-mail template, in Mustache: a row for each variable of the form, then the message. `npm run build` writes the
 * HTML to `dist-hosts/emailjs-template.html`, to paste into the EmailJS dashboard.
 *
 * In headers and text `{{name}}` becomes one line and `{{{message}}}` is inserted as typed. In HTML `{{name}}` is
 * escaped: do not use `{{{name}}}` there.
 */
export const template = {
  from: 'Website contact form <contact-form@localhost>',
  to: '{{to_email}}',
  replyTo: '{{reply_to}}{{email}}',
  subject: `New message from ${placeholders('from_name')}`,

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
${rows.map(({ label, text }) => `      <tr><th align="left" style="padding-right: 1em">${label}</th><td>${text}</td></tr>`).join('\n')}
    </table>
    <p dir="auto" style="white-space: pre-wrap; overflow-wrap: anywhere">{{message}}</p>
    <hr>
    <p>Sent from the contact form of the website.</p>
  </body>
</html>
`,
}
