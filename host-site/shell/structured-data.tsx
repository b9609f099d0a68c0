/** What search engines read of a page, https://schema.org. Data, not code: the pages' policy lets it be. */
export function StructuredData({ of }: { of: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, without a tag's beginning
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
