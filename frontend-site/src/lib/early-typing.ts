type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LISTEN_MS = 30_000;
const typed = new Map<Field, string>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

const note = ({ target }: Event) => {
  if (isField(target)) typed.set(target, target.value);
};

/** Notes what someone types into a prerendered page before React has taken it over. */
export function watchEarlyTyping(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input, textarea')) {
    if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue)
      typed.set(field, field.value);
  }
  root.addEventListener('input', note, true);
  setTimeout(() => {
    root.removeEventListener('input', note, true);
    typed.clear();
  }, LISTEN_MS);
}

/** Set by `public/before-paint.js`, which holds back what is sent before the page is alive. */
const SENT_EARLY = 'data-sent-early';

/** To be called once the fields in this part of the page are alive: they learn of it as if it were typed now. */
export function giveBackEarlyTyping(part: HTMLElement): void {
  for (const [field, value] of typed) {
    if (!field.isConnected || !part.contains(field)) continue;
    // React ignores an event that brings nothing new, and watches the instance's property, not the prototype's.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const form of part.querySelectorAll<HTMLFormElement>(`form[${SENT_EARLY}]`)) {
    form.removeAttribute(SENT_EARLY);
    // Not before React has taken in what was typed.
    setTimeout(() => form.requestSubmit());
  }
}
