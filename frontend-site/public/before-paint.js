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

  // A prerendered page is seen before its scripts may compete for the line and the processor. Bringing it to life keeps a
  // phone busy while its visitor begins to read, so a page that is only to be read (`data-wait`) has its scripts fetched,
  // and waits with the one that starts them for a sign of somebody, or until all has been quiet for a while.
  var SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];
  var QUIET_MS = 3000;
  var isPainted = false;
  var isWanted = root.classList.contains('has-session');
  var takeOut = function () {
    var scripts = document.getElementById('scripts');
    if (!scripts || !isPainted) return;
    var left = scripts.content;
    var kept = isWanted || !scripts.hasAttribute('data-wait') ? 0 : 1;
    // One at a time: each costs a phone some milliseconds.
    if (left.childElementCount > kept) document.body.append(left.firstElementChild);
    if (left.childElementCount > kept) setTimeout(takeOut);
    else if (left.childElementCount === 0) scripts.remove();
  };
  var comeAlive = function () {
    isWanted = true;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, comeAlive, true);
    });
    setTimeout(takeOut);
  };
  SIGNS.forEach(function (sign) {
    addEventListener(sign, comeAlive, { capture: true, passive: true });
  });
  addEventListener('load', function () {
    setTimeout(comeAlive, QUIET_MS);
  });

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
    var afterPaint = function () {
      isPainted = true;
      takeOut();
    };
    requestAnimationFrame(function () {
      setTimeout(afterPaint);
    });
    // Hidden pages are never painted, so a clock stands in.
    setTimeout(afterPaint, 1000);
    setTimeout(showNotice, 1000);
  });
})();
