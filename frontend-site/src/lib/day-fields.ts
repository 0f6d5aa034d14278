import { isDate, lastBookableDay, TIME_ERRORS } from '@tidyhearth/domain';
import * as z from 'zod/mini';

/** The error of a typed day. An empty field has the error text of its form. */
const dayProblem = (date: string): string | undefined =>
  date === '' || isDate(date) ? undefined : TIME_ERRORS.year;

/** The same for a day to book or to post a job for. */
export const bookableDayProblem = (date: string): string | undefined =>
  dayProblem(date) ?? (date > lastBookableDay(Date.now()) ? TIME_ERRORS.tooFar : undefined);

const dayField = (required: string, problemOf: typeof dayProblem) =>
  z.string().check(
    z.minLength(1, required),
    z.refine((date) => problemOf(date) === undefined, { error: ({ input }) => problemOf(String(input)) }),
  );

export const dayFieldOf = (required: string) => dayField(required, dayProblem);
export const bookableDayField = (required: string) => dayField(required, bookableDayProblem);
