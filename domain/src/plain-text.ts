/** Rules for short texts of people that travel further than their own page, into mails above all: names and towns. */

/** Control and format characters (marks of direction, zero-width ones), line separators, and blank fillers. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u;
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/gu;
/** `J.Smith`: no address, though it has a dot between letters. */
const INITIAL = /(?<![\p{L}\p{N}-])\p{Lu}\.(?=\p{Lu})/gu;
/** A scheme, `www`, what stands between a name and its ending (`example.com`), an address in numbers, `@` and tags. */
const WEB_ADDRESS =
  /\/\/|https?:|(?<![\p{L}\p{N}])www(?![\p{L}\p{N}])|[\p{L}\p{N}-]\.[\p{L}]{2}|\.xn--|\d\.\d+\.\d+\.\d|[@<>]/iu;

export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text);

/** Whether a mail program or a reader would take a part of it for an address on the web. */
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

/** Ten digits or more, in groups or not: a telephone number. */
const PHONE_NUMBER = /(?:\d[\s().-]{0,3}){9}\d/u;

/**
 * What is wrong with a text of several lines that anybody may read; undefined when it is fine. People who have not
 * agreed on anything yet talk in messages, where they can be blocked and reported.
 */
export function publicTextProblem(text: string): string | undefined {
  const hasContact = hasWebAddress(text) || PHONE_NUMBER.test(text.normalize('NFKC'));
  return hasContact ? PLAIN_TEXT_MESSAGES.contact : undefined;
}

/** The same name to a reader: capitals and spacing aside. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
const foldName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
