/** Makes each frame as tall as the part that it shows. */
function growWith(frame: HTMLIFrameElement) {
  const root = frame.contentDocument?.getElementById('root')
  if (!root) return
  new ResizeObserver(() => {
    frame.height = String(Math.ceil(root.getBoundingClientRect().height))
  }).observe(root)
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => growWith(frame))
  if (frame.contentDocument?.readyState === 'complete') growWith(frame)
}
