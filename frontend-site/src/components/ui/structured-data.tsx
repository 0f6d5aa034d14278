/** A description of the page for search engines, in the vocabulary of schema.org. */
export function StructuredData({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
