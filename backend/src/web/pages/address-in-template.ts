import { randomBytes } from 'node:crypto';
import { PUBLIC_URL_PLACEHOLDER } from '../site-build.js';

const { length } = PUBLIC_URL_PLACEHOLDER;
/** Stands for the placeholder where a person typed it. Nobody knows it, and it is as long, should a text be cut. */
const TYPED = randomBytes(length).toString('hex').slice(0, length);

/** Data for a page, in which what looks like the placeholder stays text. */
export const keepTyped = (data: string) => data.replaceAll(PUBLIC_URL_PLACEHOLDER, TYPED);

/** The page made of it: the template's placeholders become the address, what was typed is itself again. */
export const writeAddress = (html: string, publicUrl: string) =>
  html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl).replaceAll(TYPED, PUBLIC_URL_PLACEHOLDER);
