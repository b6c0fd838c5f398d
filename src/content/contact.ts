import type { Contact } from '../../tools/build/content/schema/pages.ts'

/** The contact section. The two outcome messages are the contract's (specification, section 8). */
export const contact: Contact = {
  heading: 'Tell us which job eats the day.',
  intro: 'Two lines are enough. A person reads every message.',
  facts: { hours: 'Open', email: 'E-mail', telephone: 'Telephone' },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'We read it', text: 'The same working day.' },
      { title: 'We call', text: 'Ten minutes, to understand the job.' },
      { title: 'You see a demo', text: 'On your own cases, free.' },
    ],
  },
  form: {
    label: 'Contact',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    send: 'SEND MESSAGE',
    sending: 'SENDING...',
    sent: 'Thank you! Your message has been sent successfully.',
    failed: 'Sorry, there was an error sending your message. Please try again.',
    note: 'Your message goes to our inbox, by the service that delivers our mail, and nowhere else.',
    withoutScript:
      'Without scripts, the button opens a plain page that says OK. Then your message has arrived; your browser’s Back button brings you here again.',
    honeypot: 'Leave this empty',
    tooLong: { before: 'Your message is too long for our e-mail service, by ', after: ' bytes.' },
    offline: 'You are offline. What you typed is kept.',
    online: 'You are connected again.',
    sendAgain: 'SEND AGAIN',
    otherWays: {
      heading: 'Or reach us without the form:',
      mail: 'Send it by e-mail, with what you have typed',
      copy: 'Copy message',
      copied: 'Message copied.',
      notCopied: 'Your browser did not allow it. Your message is selected, ready to copy.',
      call: 'Call',
    },
    mailSubject: 'Request from the website',
  },
}
