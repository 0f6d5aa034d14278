// Runs before the first paint so that a stored colour mode never flashes; its own file because the CSP forbids inline scripts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('color-mode');
  } catch {
    // Storage may be blocked: the system's choice holds.
  }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
