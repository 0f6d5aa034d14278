// Runs before the first paint, so that neither the colour mode nor the sign-in flashes and no form leaves too early; its
// own file because the CSP forbids inline scripts.
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
  // A form sent before the page is alive would put what was typed into the address; it is sent once the page is.
  document.addEventListener(
    'submit',
    function (event) {
      event.preventDefault();
      event.target.setAttribute('data-sent-early', '');
    },
    true,
  );
  // Nor is a press on a button lost: it is made again then, unless the page could take it after all.
  document.addEventListener(
    'click',
    function (event) {
      if (root.hasAttribute('data-alive')) return;
      var button = event.target.closest('button');
      if (button && button.type !== 'submit') button.setAttribute('data-pressed-early', '');
    },
    true,
  );
  if (read('auth-token')) root.classList.add('has-session');
  // A prerendered page is seen before its scripts may compete for the line and the processor. Hidden pages are never
  // painted, so a clock stands in.
  var start = function () {
    var scripts = document.getElementById('scripts');
    if (!scripts) return;
    // A few at a time: each costs a phone some milliseconds.
    for (var left = 6; left > 0 && scripts.content.firstChild; left -= 1)
      document.body.append(scripts.content.firstChild);
    if (scripts.content.firstChild) setTimeout(start);
    else scripts.remove();
  };
  document.addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
    setTimeout(start, 1000);
  });
})();
