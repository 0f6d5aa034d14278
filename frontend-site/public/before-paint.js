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
  // The story of what follows is told in `src/hydration/README.md`.
  var isHydrated = function (element) {
    return (element.closest('[data-hydrates-late]') || root).hasAttribute('data-hydrated');
  };
  // A form submitted before it is hydrated would put what was typed into the address. It is submitted once it is hydrated, and
  // React must not see it before: it hydrates in haste for the click, and would send the form a first time. What stands outside
  // of the root, such as a dialog, React has rendered itself.
  document.addEventListener(
    'submit',
    function (event) {
      var form = event.target;
      if (form.method === 'dialog' || !form.closest('#root') || isHydrated(form)) return;
      event.preventDefault();
      event.stopPropagation();
      form.setAttribute('data-submitted-early', '');
    },
    true,
  );
  // Nor is a click on a button lost, or on a link that opens something on this page: it is made again then, unless React took
  // it after all.
  var LINK_WAITS_MS = 4000;
  document.addEventListener(
    'click',
    function (event) {
      var pressed = event.target.closest('button, a[data-in-place]');
      if (!pressed || pressed.type === 'submit' || isHydrated(pressed)) return;
      if (pressed.href) {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setTimeout(function () {
          if (!isHydrated(pressed)) location.assign(pressed.href);
        }, LINK_WAITS_MS);
      }
      pressed.setAttribute('data-clicked-early', '');
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
  // And one that hydrates lazily does so when somebody is there, or when all has been quiet for a while: `src/main.tsx` waits
  // for this mark.
  var SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];
  var QUIET_MS = 3000;
  var WANTED = 'data-hydration-wanted';
  var want = function (event) {
    // Some browsers tell of a pointer that rests, or is not there at all.
    var rests = event && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (rests || root.hasAttribute(WANTED)) return;
    root.setAttribute(WANTED, '');
    root.dispatchEvent(new Event(WANTED));
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

  // The first visit's notice does not wait for hydration.
  var NOTICE_AFTER_MS = 1000;
  var SEEN_KEY = 'beta-notice-seen';
  var showNotice = function () {
    var notice = document.querySelector('dialog[data-first-visit]');
    if (!notice || read(SEEN_KEY) || document.querySelector('dialog[open], [role=dialog]')) return;
    // Whoever fills in something is let finish. A press that leaves the field may lead on: it gets its time as well.
    if (document.activeElement.matches('input, select, textarea')) {
      addEventListener(
        'focusout',
        function () {
          setTimeout(showNotice, NOTICE_AFTER_MS);
        },
        { once: true },
      );
      return;
    }
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
    setTimeout(showNotice, NOTICE_AFTER_MS);
  });
})();
