import { useState } from 'react';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** A piece of code to take along; where the browser lets nobody copy, it is selected instead. */
export function CodeToCopy({ code, name }: { code: string; name: string }) {
  const { partner } = usePartnerTexts();
  const [said, setSaid] = useState('');
  const copy = async (place: HTMLElement | null | undefined) => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(partner.copied);
    } catch {
      if (place) getSelection()?.selectAllChildren(place);
      setSaid(partner.selected);
    }
  };
  return (
    <div className="code-to-copy">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section tabIndex={0} aria-label={name}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <button
        type="button"
        className="button small"
        onClick={(event) => copy(event.currentTarget.parentElement?.querySelector('code'))}
      >
        {partner.copy}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
