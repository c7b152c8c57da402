// before the first paint, so that nothing flashes
try {
  const { theme } = JSON.parse(localStorage.getItem('cardwright-settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // the default theme
}
