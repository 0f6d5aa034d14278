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
      if (event.target.method === 'dialog') return;
      event.preventDefault();
      event.target.setAttribute('data-sent-early', '');
    },
    true,
  );
  // Nor is a press on a button lost, or on a link that opens something on this page: it is made again then, unless the page
  // could take it after all.
  var LINK_WAITS_MS = 4000;
  document.addEventListener(
    'click',
    function (event) {
      if (root.hasAttribute('data-alive')) return;
      var pressed = event.target.closest('button, a[data-in-place]');
      if (!pressed || pressed.type === 'submit') return;
      if (pressed.href) {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setTimeout(function () {
          if (!root.hasAttribute('data-alive')) location.assign(pressed.href);
        }, LINK_WAITS_MS);
      }
      pressed.setAttribute('data-pressed-early', '');
    },
    true,
  );
  if (read('auth-token')) root.classList.add('has-session');

  // A prerendered page is seen before its scripts may compete for the line and the processor.
  var takeOut = function () {
    var scripts = document.getElementById('scripts');
    if (!scripts) return;
    // One at a time: each costs a phone some milliseconds.
    if (scripts.content.firstChild) {
      document.body.append(scripts.content.firstChild);
      setTimeout(takeOut);
    } else scripts.remove();
  };
  // And one that is only to be read comes alive when somebody is there, or when all has been quiet for a while: `main.tsx`
  // waits for this mark.
  var SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];
  var QUIET_MS = 3000;
  var want = function () {
    if (root.hasAttribute('data-wanted')) return;
    root.setAttribute('data-wanted', '');
    root.dispatchEvent(new Event('wanted'));
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, want, true);
    });
  };
  SIGNS.forEach(function (sign) {
    addEventListener(sign, want, { capture: true, passive: true });
  });
  addEventListener('load', function () {
    setTimeout(want, QUIET_MS);
  });
  if (root.classList.contains('has-session')) want();

  // The first visit's notice does not wait for the page to come alive.
  var SEEN_KEY = 'beta-notice-seen';
  var showNotice = function () {
    var notice = document.querySelector('dialog[data-first-visit]');
    if (!notice || read(SEEN_KEY) || document.querySelector('dialog[open], [role=dialog]')) return;
    notice.addEventListener('close', function () {
      try {
        localStorage.setItem(SEEN_KEY, 'true');
      } catch {
        // It will be shown again.
      }
    });
    notice.showModal();
  };

  document.addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () {
      setTimeout(takeOut);
    });
    // Hidden pages are never painted, so a clock stands in.
    setTimeout(takeOut, 1000);
    setTimeout(showNotice, 1000);
  });
})();
