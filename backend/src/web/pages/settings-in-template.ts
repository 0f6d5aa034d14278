import { randomBytes } from 'node:crypto';
import { BASIS_POINTS, ukToday } from '@tidyhearth/domain';
import type { Config } from '../../config/config.js';

export type SiteSettings = Pick<
  Config,
  'publicUrl' | 'supportEmail' | 'launchCounty' | 'platformFeeBasisPoints'
>;

/** The year that every page names in its footer. Pages that are kept are written again when it changes. */
export const pageYear = () => ukToday().slice(0, 4);

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/**
 * The placeholder that the build writes for a setting of the installation (`frontend-site/src/config/page-setting.ts`).
 * Values are inserted into HTML and JSON without escaping: the configuration accepts none with `<` or a quotation mark.
 */
const VALUES: Record<string, (settings: SiteSettings) => string> = {
  __PUBLIC_URL__: ({ publicUrl }) => publicUrl,
  __SUPPORT_EMAIL__: ({ supportEmail }) => supportEmail,
  __LAUNCH_COUNTY__: ({ launchCounty }) => launchCounty,
  __PLATFORM_FEE__: ({ platformFeeBasisPoints }) => percent(platformFeeBasisPoints),
  __YEAR__: pageYear,
  __KEPT_SHARE__: ({ platformFeeBasisPoints }) => percent(BASIS_POINTS - platformFeeBasisPoints),
};

/** Replaces a placeholder that a person typed. Nobody knows it, and it has the same length, in case a text is cut. */
const typedFor = ({ length }: string) => randomBytes(length).toString('hex').slice(0, length);

const PLACEHOLDERS = Object.entries(VALUES).map(([placeholder, valueIn]) => ({
  placeholder,
  valueIn,
  typed: typedFor(placeholder),
}));

/** Data for a page, in which text that looks like a placeholder stays text. */
export const keepTyped = (data: string) =>
  PLACEHOLDERS.reduce((text, { placeholder, typed }) => text.replaceAll(placeholder, typed), data);

/** The finished page: the template's placeholders become the settings, and text that was typed is restored. */
export function writeSettings(html: string, settings: SiteSettings): string {
  let page = html;
  for (const { placeholder, valueIn } of PLACEHOLDERS)
    page = page.replaceAll(placeholder, () => valueIn(settings));
  for (const { placeholder, typed } of PLACEHOLDERS) page = page.replaceAll(typed, placeholder);
  return page;
}
