/**
 * The properties of a link to another site. It opens in a new tab, and screen readers say so.
 *
 * @param newTab what they say
 */
export const outside = (href: string, text: string, newTab: string) => ({
  href,
  target: '_blank',
  rel: 'noopener',
  children: (
    <>
      {text}
      <span className="visually-hidden">{`, ${newTab}`}</span>
    </>
  ),
})
