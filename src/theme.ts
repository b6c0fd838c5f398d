// A classic script of a few bytes that runs before the first paint without holding it up (docs/decisions/0003).
{
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is blocked: the system's preference holds.
  }
}
