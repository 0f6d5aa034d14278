type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const LISTEN_MS = 30_000;
/** The contents of fields: a text, or whether a box is ticked. */
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

/** Records what somebody types into a prerendered page before React has hydrated it. */
export function watchEarlyInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input, textarea')) {
    if (isField(field) && isTouched(field)) noteField(field);
  }
  // On the document, not on the root: once an element of React's is beside it, React stops events on the body that it
  // can't handle yet.
  document.addEventListener('input', note, true);
  setTimeout(() => {
    document.removeEventListener('input', note, true);
    typed.clear();
  }, LISTEN_MS);
}

/** Enters the value again with its event, because React ignores a change that it has not observed. */
function enterAgain(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = value !== true;
    field.click();
    return;
  }
  field.value = '';
  // The prototype's setter, because React overrides that of the instance.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Set by `public/before-paint.js` on a form that is submitted before it is hydrated. */
const SUBMITTED_EARLY = 'data-submitted-early';

/** Called once this part of the page is hydrated: replays early input to its fields and forms. */
export function replayEarlyInput(part: Element): void {
  for (const [field, value] of typed) {
    if (field.isConnected && part.contains(field)) enterAgain(field, value);
  }
  for (const form of part.querySelectorAll<HTMLFormElement>(`form[${SUBMITTED_EARLY}]`)) {
    form.removeAttribute(SUBMITTED_EARLY);
    // Later, because React has to process the typed input first.
    setTimeout(() => form.requestSubmit());
  }
}
