/**
 * What an installation is configured with, by the name of its element `meta` in the head of each page: `support-email`. The
 * build leaves a placeholder there and in its texts, `__SUPPORT_EMAIL__`, where the server writes the value.
 * @returns undefined in development and in tests, where nobody wrote it
 */
export function pageSetting(name: string): string | undefined {
  if (import.meta.env.SSR) return `__${name.toUpperCase().replaceAll('-', '_')}__`;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return written?.startsWith('__') ? undefined : written;
}
