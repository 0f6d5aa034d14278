const BRAND = 'tidyhearth';
const OWN_WORD_MIN = 3;

/** The owner of the password: attackers try a person's own name and address first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Recognises passwords that no list could hold completely: a repeated part (`aaaaaa`, `121212`), a run of neighbouring
 * characters (`abcdef`, `654321`), and the name of the owner or of this site, with or without digits or signs around
 * it.
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

/** 9 and 0 count as neighbours, as they do on a keyboard. */
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

/** So that `Amara-2026!` counts as `amara`. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
