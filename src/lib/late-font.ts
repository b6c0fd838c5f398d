/**
 * A font that came too late for the page it was loaded with (`font-display: optional`, so that nothing moves)
 * is taken up when the route changes: everything is new then anyway.
 */
export function adoptLateFont() {
  const preload = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
  const face = [...document.fonts].find(({ display }) => display === 'optional')
  if (!preload || !face) return
  const { family, weight } = face
  new FontFace(family, `url("${preload.href}")`, { weight })
    .load()
    .then((loaded) => document.fonts.add(loaded))
    .catch(() => {})
}
