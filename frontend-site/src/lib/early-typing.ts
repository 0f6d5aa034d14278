type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LISTEN_MS = 30_000;
/** What fields hold: a text, or a tick. */
const typed = new Map<Field, string | boolean>();

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'file');

const noteField = (field: Field) => typed.set(field, isTick(field) ? field.checked : field.value);
const note = ({ target }: Event) => {
  if (isField(target)) noteField(target);
};

const isTouched = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked)
    : false;

/** Notes what someone types into a prerendered page before React has taken it over. */
export function watchEarlyTyping(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input, textarea')) {
    if (isField(field) && isTouched(field)) noteField(field);
  }
  // Not on the root: once something of React's stands beside it, React stops on the body what it can not take in yet.
  document.addEventListener('input', note, true);
  setTimeout(() => {
    document.removeEventListener('input', note, true);
    typed.clear();
  }, LISTEN_MS);
}

/** Does it again as a person would, since React ignores what it does not see change. */
function doAgain(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = value !== true;
    field.click();
    return;
  }
  field.value = '';
  // React watches the instance's property, not the prototype's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Set by `public/before-paint.js`, which holds back what is sent before the page is alive. */
const SENT_EARLY = 'data-sent-early';

/** To be called once the fields in this part of the page are alive: they learn of it as if it were typed now. */
export function giveBackEarlyTyping(part: HTMLElement): void {
  for (const [field, value] of typed) {
    if (field.isConnected && part.contains(field)) doAgain(field, value);
  }
  for (const form of part.querySelectorAll<HTMLFormElement>(`form[${SENT_EARLY}]`)) {
    form.removeAttribute(SENT_EARLY);
    // Not before React has taken in what was typed.
    setTimeout(() => form.requestSubmit());
  }
}
