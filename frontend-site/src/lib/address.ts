/**
 * What the address asks now. A page may not have caught up with a change made a moment ago, so a change that begins from
 * what the page shows would undo that one.
 */
export const currentParams = () => new URLSearchParams(window.location.search);
