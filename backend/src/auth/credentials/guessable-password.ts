const BRAND = 'tidyhearth';
const OWN_WORD_MIN = 3;

/** Whose password it is to be: their own name and address are what others try first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * What no list of common passwords can hold completely: one part again and again (`aaaaaa`, `121212`), a run of
 * neighbours (`abcdef`, `654321`), and the owner's or our own name, also with figures or signs around it.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase();
  return text.trim() === '' || isRepeated(text) || isRun(text) || isOwnWord(text, owner);
}

function isRepeated(text: string): boolean {
  return Array.from({ length: Math.floor(text.length / 2) }, (_, index) => text.slice(0, index + 1)).some(
    (part) => part.repeat(Math.ceil(text.length / part.length)).startsWith(text),
  );
}

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => distance(text.charAt(index), sign));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** 0 follows 9, as on a keyboard. */
function distance(from: string, to: string): number {
  if (from === '9' && to === '0') return 1;
  if (from === '0' && to === '9') return -1;
  return to.charCodeAt(0) - from.charCodeAt(0);
}

function isOwnWord(text: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [localPart = ''] = email.split('@');
  const words = [
    BRAND,
    email,
    localPart,
    firstName,
    lastName,
    `${firstName}${lastName}`,
    `${lastName}${firstName}`,
  ]
    .map(lettersOf)
    .filter((word) => word.length >= OWN_WORD_MIN);
  const [letters, asTyped] = [lettersOf(text), text.replace(/\s/g, '')];
  return words.includes(letters) || asTyped === email.toLowerCase() || asTyped === localPart.toLowerCase();
}

/** `Amara-2026!` is still `amara`. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
