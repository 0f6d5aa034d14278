import { EMAIL_MAX, FORM_ERRORS, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, PHONE_MAX } from '@tidyhearth/domain';
import * as z from 'zod/mini';

/** A text that must be there, cut to what the server keeps. */
export const requiredText = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters, please`));

export const emailSchema = z
  .string()
  .check(z.trim(), z.email(FORM_ERRORS.email), z.maxLength(EMAIL_MAX, FORM_ERRORS.email));

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, FORM_ERRORS.passwordShort),
    z.maxLength(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters, please`),
  );

export const personFields = {
  firstName: requiredText('Please enter your first name', NAME_MAX),
  lastName: requiredText('Please enter your last name', NAME_MAX),
  email: emailSchema,
  phone: requiredText('Please enter your phone number', PHONE_MAX),
};
