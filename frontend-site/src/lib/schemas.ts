import {
  EMAIL_MAX,
  FORM_ERRORS,
  hasHiddenCharacters,
  hasWebAddress,
  lengthOf,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  PLAIN_TEXT_MESSAGES,
  publicTextProblem,
} from '@tidyhearth/domain';
import * as z from 'zod/mini';
import { TEXTS } from './schemas.texts';

/** A text's length, counted as the server counts it. */
export const atMost = (max: number, message: string = TEXTS.tooLong(max)) =>
  z.refine<string>((text) => lengthOf(text) <= max, message);
export const atLeast = (min: number, message: string) =>
  z.refine<string>((text) => lengthOf(text) >= min, message);

/** A required text, no longer than the server accepts. */
export const requiredText = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(max));

/** The same for a text that may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max));

const plainRules = [
  z.refine<string>((text) => !hasHiddenCharacters(text), PLAIN_TEXT_MESSAGES.hidden),
  z.refine<string>((text) => !hasWebAddress(text), PLAIN_TEXT_MESSAGES.address),
];

/** A name or a town, which our mails repeat: without web addresses or invisible characters. */
export const plainText = (message: string, max: number) => requiredText(message, max).check(...plainRules);

/** The same for a text that may be empty. */
export const optionalPlainText = (max: number) => optionalText(max).check(...plainRules);

const publicRules = [
  z.refine<string>((text) => !hasHiddenCharacters(text), PLAIN_TEXT_MESSAGES.hidden),
  z.refine<string>((text) => publicTextProblem(text) === undefined, PLAIN_TEXT_MESSAGES.contact),
];

/** The same for texts that people read before they have agreed on anything: without phone numbers too. */
export const publicName = (message: string, max: number) => requiredText(message, max).check(...publicRules);

export const optionalPublicName = (max: number) => optionalText(max).check(...publicRules);

export const emailSchema = z
  .string()
  .check(z.trim(), z.email(FORM_ERRORS.email), z.maxLength(EMAIL_MAX, FORM_ERRORS.email));

export const newPasswordSchema = z
  .string()
  .check(z.minLength(PASSWORD_MIN, FORM_ERRORS.passwordShort), atMost(PASSWORD_MAX));

export const personFields = {
  firstName: publicName(TEXTS.firstName, NAME_MAX),
  lastName: publicName(TEXTS.lastName, NAME_MAX),
  email: emailSchema,
  phone: requiredText(TEXTS.phone, PHONE_MAX),
};
