import { partsOfLabel } from '#texts/home/compounds.ts';

/** A long word breaks with a hyphen where its parts meet. The hyphen is drawn alone: it is neither copied nor read out. */
export function CardLabel({ label }: { label: string }) {
  const parts = partsOfLabel(label);
  const last = parts.pop();
  return (
    <span>
      {parts.map((part) => (
        <span key={part} className="word-part">
          {part}
        </span>
      ))}
      {last}
    </span>
  );
}
