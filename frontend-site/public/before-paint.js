// Runs before the first paint, so that neither the colour mode nor the sign-in flashes; its own file because the CSP
// forbids inline scripts.
(function () {
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked: the system's colours hold, and nobody is signed in.
      return null;
    }
  };
  var root = document.documentElement;
  var stored = read('color-mode');
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  if (read('auth-token')) root.classList.add('has-session');
})();
