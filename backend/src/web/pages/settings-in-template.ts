import { randomBytes } from 'node:crypto';
import { BASIS_POINTS } from '@tidyhearth/domain';
import type { Config } from '../../config/config.js';

export type SiteSettings = Pick<
  Config,
  'publicUrl' | 'supportEmail' | 'launchCounty' | 'platformFeeBasisPoints'
>;

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/**
 * What the build writes where a setting of the installation belongs (`frontend-site/src/config/page-setting.ts`). The values are
 * written as they are, in HTML and in JSON: the configuration takes none with `<` or a quotation mark in it.
 */
const VALUES: Record<string, (settings: SiteSettings) => string> = {
  __PUBLIC_URL__: ({ publicUrl }) => publicUrl,
  __SUPPORT_EMAIL__: ({ supportEmail }) => supportEmail,
  __LAUNCH_COUNTY__: ({ launchCounty }) => launchCounty,
  __PLATFORM_FEE__: ({ platformFeeBasisPoints }) => percent(platformFeeBasisPoints),
  __KEPT_SHARE__: ({ platformFeeBasisPoints }) => percent(BASIS_POINTS - platformFeeBasisPoints),
};

/** Stands for a placeholder where a person typed it. Nobody knows it, and it is as long, should a text be cut. */
const typedFor = ({ length }: string) => randomBytes(length).toString('hex').slice(0, length);

const PLACEHOLDERS = Object.entries(VALUES).map(([placeholder, valueIn]) => ({
  placeholder,
  valueIn,
  typed: typedFor(placeholder),
}));

/** Data for a page, in which what looks like a placeholder stays text. */
export const keepTyped = (data: string) =>
  PLACEHOLDERS.reduce((text, { placeholder, typed }) => text.replaceAll(placeholder, typed), data);

/** The page made of it: the template's placeholders become the settings, what was typed is itself again. */
export function writeSettings(html: string, settings: SiteSettings): string {
  let page = html;
  for (const { placeholder, valueIn } of PLACEHOLDERS)
    page = page.replaceAll(placeholder, () => valueIn(settings));
  for (const { placeholder, typed } of PLACEHOLDERS) page = page.replaceAll(typed, placeholder);
  return page;
}
