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

/** A text that must be there, no longer than the server takes. */
export const requiredText = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(max));

/** The same where it may be left empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max));

const plainRules = [
  z.refine<string>((text) => !hasHiddenCharacters(text), PLAIN_TEXT_MESSAGES.hidden),
  z.refine<string>((text) => !hasWebAddress(text), PLAIN_TEXT_MESSAGES.address),
];

/** A name or a town, which our mails repeat: no addresses of web pages, nothing that can't be seen. */
export const plainText = (message: string, max: number) => requiredText(message, max).check(...plainRules);

/** The same where it may be left empty. */
export const optionalPlainText = (max: number) => optionalText(max).check(...plainRules);

const publicRules = [
  z.refine<string>((text) => !hasHiddenCharacters(text), PLAIN_TEXT_MESSAGES.hidden),
  z.refine<string>((text) => publicTextProblem(text) === undefined, PLAIN_TEXT_MESSAGES.contact),
];

/** The same where people read it who have agreed on nothing yet: no phone numbers either. */
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
