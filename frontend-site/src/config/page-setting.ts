/**
 * A setting of the installation, named like its `meta` element in the head of each page: `support-email`. The build
 * leaves a placeholder there and in its texts, `__SUPPORT_EMAIL__`, which the server replaces with the value.
 * @returns undefined in development and in tests, where nothing replaces it
 */
export function pageSetting(name: string): string | undefined {
  if (import.meta.env.SSR) return `__${name.toUpperCase().replaceAll('-', '_')}__`;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return written?.startsWith('__') ? undefined : written;
}
