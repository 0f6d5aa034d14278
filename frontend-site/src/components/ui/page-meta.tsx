import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { publicUrl } from '../../lib/public-url';

interface PageMetaProps {
  title: string;
  /** Pages without a description ask search engines not to index them. */
  description?: string;
  /** Public, but not to be indexed yet. */
  unlisted?: boolean;
}

/** Removes the tags that the server wrote for clients without scripts, once these ones are rendered. */
function dropServedTags() {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove();
}

/** React moves these into the document's head. */
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
