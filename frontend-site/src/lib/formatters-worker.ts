/** The first formatter of the process, which also loads the tables for the page. */
new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long' }).format(0);
postMessage('done');
