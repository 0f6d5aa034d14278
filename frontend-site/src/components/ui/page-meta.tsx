import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { publicUrl } from '../../lib/public-url';

interface PageMetaProps {
  title: string;
  /** A page without one is of no use in search results and asks to be left out of them. */
  description?: string;
  /** Public, but with nothing to find yet. */
  unlisted?: boolean;
}

/** What the server wrote for those without scripts has done its work once these are there. */
function dropServedTags() {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
}

/** React lifts these into the document's head. */
export function PageMeta({ title, description, unlisted }: PageMetaProps) {
  const { pathname } = useLocation();
  useEffect(dropServedTags, []);
  const full = `${title} | ${BRAND.name}`;
  if (description === undefined || unlisted) {
    return (
      <>
        <title>{full}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = `${publicUrl}${pathname === '/' ? '/' : pathname.replace(/\/+$/, '')}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
