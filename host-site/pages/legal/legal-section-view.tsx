import type { LegalSection } from '#host-site/texts/legal/texts.ts';

export function LegalSectionView({ section }: { section: LegalSection }) {
  return (
    <section id={section.id}>
      <h2>{section.heading}</h2>
      <div>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && (
          <ul>
            {section.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
