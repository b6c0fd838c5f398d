/** Whether everything that moves by itself has to stand still. Styles see it in `--motion`; scripts listen to `brake` on the document. */
export const isBraked = () => document.documentElement.hasAttribute('data-braked')

export function setBraked(isPulled: boolean) {
  document.documentElement.toggleAttribute('data-braked', isPulled)
  document.dispatchEvent(new Event('brake'))
}
