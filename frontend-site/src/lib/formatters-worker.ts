/** The process's first formatter: the tables behind it are then there for the page, too. */
new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long' }).format(0);
postMessage('done');
