type Variables = ReadonlyMap<string, string>

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g
const onlyAPlaceholder = /^\{\{\s*[\w.-]+\s*\}\}$/

/** One pass, so that a placeholder inside a value stays text; one without a value is empty. */
function fill(template: string, variables: Variables, encode = (value: string) => value): string {
  return template.replace(placeholder, (_, name: string) => encode(variables.get(name) ?? ''))
}

/** No line break or other control character survives, so a value cannot begin a header of its own. */
export function headerLine(template: string, variables: Variables): string {
  return singleLine(fill(template, variables)).replace(/ {2,}/g, ' ')
}

/**
 * A placeholder alone on its line takes the value exactly as it was typed. Beside a label the
 * value stays on that line, so that a name cannot pose as the line below it.
 */
export function textBody(template: string, variables: Variables): string {
  return template
    .split('\n')
    .map((line) => {
      const filled = fill(line, variables)
      return filled === line || onlyAPlaceholder.test(line) ? filled : singleLine(filled)
    })
    .join('\n')
}

export function htmlBody(template: string, variables: Variables): string {
  return fill(template, variables, escapeHtml)
}

function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
