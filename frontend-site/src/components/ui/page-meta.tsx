import { BRAND } from '../../config/brand';

interface PageMetaProps {
  title: string;
  description?: string;
}

/** React lifts these into the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${BRAND.name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
