// before the first paint, so that nothing flashes
try {
  const { theme, text } = JSON.parse(localStorage.getItem('cardwright-settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (/^(small|large|larger)$/.test(text)) document.documentElement.dataset.text = text
} catch {
  // the usual look
}
