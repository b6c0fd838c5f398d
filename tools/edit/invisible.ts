/** Characters that one cannot see, such as soft hyphens. They are written as `\\u00ad`. */
export const invisible =
  /[\u007f-\u00a0\u00ad\u061c\u200b\u200e-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/

const all = new RegExp(invisible, 'g')

/** A text in which one can see all characters. */
export const showInvisible = (text: string) =>
  text.replace(all, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * The text that was shown or typed like that, without spaces around it. Line breaks come from pasting; they stay
 * only if the text had some before.
 */
export const readTyped = (text: string, before: string) =>
  readInvisible(before.includes('\n') ? text : text.replace(/\s*\n\s*/g, ' '), before).trim()

/** A code that is in the file itself, as an example in an article, stays. */
const readInvisible = (text: string, before: string) =>
  text.replace(/\\u([\da-f]{4})/gi, (code, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return invisible.test(character) && !before.includes(code) ? character : code
  })
