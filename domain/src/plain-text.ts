/** Rules for people's short texts that are shown outside their own page, above all in mails: names and towns. */

/**
 * Control and format characters (such as direction marks and zero-width characters), line separators, and blank
 * fillers.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/gu;
/** `J.Smith` is not a web address, although it has a dot between letters. */
const INITIAL = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu})/gu;
/** A scheme, `www`, a dot between a name and its ending (`example.com`), a numeric address, `@` and tags. */
const WEB_ADDRESS =
  /\/\/|https?:|(?<![\p{L}\p{N}])www(?![\p{L}\p{N}])|[\p{L}\p{N}-]\.[\p{L}]{2}|\.xn--|\d\.\d+\.\d+\.\d|[@<>]/iu;

export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text);

/** Whether a mail program or a reader would take part of the text for a web address. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(IDEOGRAPHIC_STOP, '.').replace(INITIAL, '$& ');
  return WEB_ADDRESS.test(plain);
}

export const PLAIN_TEXT_MESSAGES = {
  hidden: 'Please remove characters that cannot be seen.',
  address: 'Please leave out addresses of web pages and email, and put a space after a full stop.',
  contact:
    'Everybody can read this: please leave out phone numbers, web and email addresses, and put a space after a full stop.',
} as const;

/** Ten or more digits of any script, in groups or not, are a telephone number. */
const PHONE_NUMBER = /(?:\p{Nd}[\s().\p{Pd}]{0,3}){9}\p{Nd}/u;

/**
 * What is wrong with a public text of several lines; undefined if nothing is. People who haven't agreed on anything yet
 * should talk in messages, where they can block and report each other.
 */
export function publicTextProblem(text: string): string | undefined {
  const hasContact = hasWebAddress(text) || PHONE_NUMBER.test(text.normalize('NFKC'));
  return hasContact ? PLAIN_TEXT_MESSAGES.contact : undefined;
}

/** Whether a reader would consider the names the same: case and spacing don't matter. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
const foldName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
