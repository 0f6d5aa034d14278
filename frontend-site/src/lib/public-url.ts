/** Stands in built pages where the server writes its public address. */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__';

function read(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  const written = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return written && written !== PUBLIC_URL_PLACEHOLDER ? written : window.location.origin;
}

/** The site's address as search engines know it, without a slash at its end. */
export const publicUrl = read();
