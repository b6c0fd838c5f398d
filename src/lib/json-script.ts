/** Trusted Types (https://w3c.github.io/trusted-types/), which TypeScript's library does not have yet. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScript: (text: string) => string },
      ) => { createScript: (text: string) => string }
    }
  }
}

/** Lets nothing but JSON through. */
const asJson = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) }
const policy = window.trustedTypes?.createPolicy('json', asJson) ?? asJson

/** Changes the data of a script element, whose text is a Trusted Types sink. */
export function writeJson(script: Element, json: string) {
  script.textContent = policy.createScript(json)
}
