// A classic script that the document waits for, a few bytes long: the theme that the visitor chose last
// time stands before the first paint, under a policy that allows no inline script.
{
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is blocked: the system's preference holds.
  }
}
