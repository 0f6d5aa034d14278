import {
  EMAIL_MAX,
  FORM_ERRORS,
  hasHiddenCharacters,
  hasWebAddress,
  parseFullPostcode,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PLAIN_TEXT_MESSAGES,
  publicTextProblem,
} from '@tidyhearth/domain';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { codePoints, field, isBlank, isClean, LINE_BREAK, rule, saying, type Common } from './field.js';

interface TextOptions extends Common {
  min?: number;
  max: number;
  /** Allows several lines. */
  multiline?: boolean;
  minMessage?: string;
  maxMessage?: string;
  /** For names, towns and the like, which mails repeat: no web addresses and no hidden characters. */
  plain?: boolean;
  /** No phone numbers, email or web addresses. */
  isPublic?: boolean;
}

/** Trimmed text of 1 to `max` code points. If null is allowed, empty text becomes null. */
export function Text({
  min = 1,
  max,
  multiline = false,
  minMessage,
  maxMessage,
  plain = false,
  isPublic = false,
  ...common
}: TextOptions) {
  return field(
    saying(common, isPublic ? NO_CONTACT : plain ? NO_ADDRESS : undefined),
    { type: String, ...shapeOf(common.nullable ? 0 : min, multiline), maxLength: max },
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const trimmed = value.trim();
      return common.nullable && trimmed === '' ? null : trimmed;
    }),
    IsString(),
    rule('cleanText', isClean, '$property contains characters that cannot be stored'),
    rule(
      'oneLine',
      (value) => multiline || typeof value !== 'string' || !LINE_BREAK.test(value),
      '$property must be a single line',
    ),
    rule(
      'minText',
      (value) => codePoints(value) >= min && (min === 0 || (typeof value === 'string' && !isBlank(value))),
      minMessage ?? (min === 1 ? '$property is required' : `$property must be at least ${min} characters`),
    ),
    rule(
      'maxText',
      (value) => codePoints(value) <= max,
      maxMessage ?? `$property must be at most ${max} characters`,
    ),
    ...(plain ? [nothingHidden()] : []),
    ...(plain && !isPublic ? [noAddress()] : []),
    ...(isPublic ? [noContact()] : []),
  );
}

const NO_ADDRESS = 'Without web addresses';
const NO_CONTACT = 'Without phone numbers, email addresses or web addresses';

/**
 * Requires a visible character, and a single line unless several are allowed. If null is allowed, empty text is
 * accepted and stands for it.
 */
function shapeOf(min: number, multiline: boolean) {
  if (min === 0) return multiline ? {} : { pattern: '^[^\\r\\n]*$' };
  return { minLength: min, pattern: multiline ? '\\S' : '^[^\\r\\n]*\\S[^\\r\\n]*$' };
}

/** A name, a town or the like: one line, which our mails repeat. */
export const PlainText = (options: Omit<TextOptions, 'plain' | 'isPublic' | 'multiline'>) =>
  Text({ ...options, plain: true });

/** The same for names that are shown to people without an agreement yet: no phone numbers either. */
export const PublicName = (options: Omit<TextOptions, 'plain' | 'isPublic' | 'multiline'>) =>
  Text({ ...options, plain: true, isPublic: true });

/** Several lines that are shown to people without an agreement yet: no contact details. */
export const PublicText = (options: Omit<TextOptions, 'plain' | 'isPublic' | 'multiline'>) =>
  Text({ ...options, multiline: true, isPublic: true });

const nothingHidden = () =>
  rule(
    'nothingHidden',
    (value) => typeof value !== 'string' || !hasHiddenCharacters(value),
    PLAIN_TEXT_MESSAGES.hidden,
  );

const noAddress = () =>
  rule(
    'noAddress',
    (value) => typeof value !== 'string' || !hasWebAddress(value),
    PLAIN_TEXT_MESSAGES.address,
  );

const noContact = () =>
  rule(
    'noContact',
    (value) => typeof value !== 'string' || publicTextProblem(value) === undefined,
    PLAIN_TEXT_MESSAGES.contact,
  );

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An ASCII address in lower case, because comparisons are byte by byte. */
export function Email(common: Common = {}) {
  return field(
    { example: 'ada@example.org', ...common },
    {
      type: String,
      format: 'email',
      maxLength: EMAIL_MAX,
      pattern: EMAIL.source.replaceAll('a-z', 'A-Za-z'),
    },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsString(),
    MaxLength(EMAIL_MAX),
    Matches(EMAIL, { message: FORM_ERRORS.email }),
  );
}

/** A new password; sign-in uses `AnyPassword`. */
export function NewPassword() {
  return field(
    {},
    { type: String, format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
    IsString(),
    MinLength(PASSWORD_MIN, { message: FORM_ERRORS.passwordShort }),
    MaxLength(PASSWORD_MAX),
    rule(
      'wellFormed',
      (value) => typeof value === 'string' && value.isWellFormed(),
      '$property contains characters that cannot be stored',
    ),
  );
}

/** An existing password to compare. Earlier rules may have allowed what `NewPassword` refuses. */
export function AnyPassword() {
  return field(
    {},
    { type: String, format: 'password', minLength: 1, maxLength: PASSWORD_MAX },
    IsString(),
    MinLength(1),
    MaxLength(PASSWORD_MAX),
  );
}

/** A one-time secret such as a code or token, of at most `max` printable ASCII characters. */
export function Secret(max: number, common: Common = {}) {
  return printableAscii(max, common);
}

/** A code that people copy from a mail, an app or a list, where it is displayed in groups. They may type spaces. */
export function TypedCode(max: number, common: Common = {}) {
  return printableAscii(
    max,
    common,
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/\s/g, '') : value,
    ),
  );
}

const CURSOR_MAX = 500;

/** Where the next page of a list begins: the cursor of the Link header, which `PagedList` has already opened. */
export function PageCursor() {
  return printableAscii(CURSOR_MAX, {
    optional: true,
    description: 'Cursor from the `Link` header of the previous page, for the same order',
  });
}

function printableAscii(max: number, common: Common, ...before: PropertyDecorator[]) {
  return field(
    common,
    { type: String, minLength: 1, maxLength: max },
    ...before,
    IsString(),
    MinLength(1),
    MaxLength(max),
    Matches(/^[\x21-\x7e]+$/, { message: '$property is not valid' }),
  );
}

const PHONE = /^\+?[0-9 ()-]{7,20}$/;

export function Phone(common: Common = {}) {
  return field(
    { example: '07700 900123', ...common },
    { type: String, maxLength: 20, pattern: PHONE.source },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    Matches(PHONE, { message: 'Please enter a valid phone number' }),
  );
}

/** What clients should send. The server accepts more, such as full-width letters. */
const POSTCODE = '^ ?[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2} ?$';

/** A full postcode, normalised to `OX1 2JD`. */
export function FullPostcode(common: Common = {}) {
  return field(
    { example: 'OX1 2JD', ...common },
    { type: String, maxLength: 8, pattern: POSTCODE },
    Transform(({ value }: { value: unknown }) => parseFullPostcode(value) ?? value),
    rule(
      'postcode',
      (value) => typeof value === 'string' && parseFullPostcode(value) === value,
      'Please enter a full UK postcode such as OX1 2JD',
    ),
  );
}
