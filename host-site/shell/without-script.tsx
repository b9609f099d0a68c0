import { CONTACT } from '#domain/product.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './without-script.css';

interface WithoutScriptProps {
  /** The anchor that leads to what is missing. */
  id?: string;
  what: 'assessment' | 'partners';
}

/** In the place of what only scripts can show: what needs them, and how to reach us without. */
export function WithoutScript({ id, what }: WithoutScriptProps) {
  const { withoutScript } = useTexts().site;
  return (
    <noscript>
      <div className="without-script wrap" id={id}>
        <p>{withoutScript[what]}</p>
        <p>
          {withoutScript.reachUs} <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>,{' '}
          <a href={`tel:${CONTACT.phone.replaceAll(' ', '')}`}>{CONTACT.phone}</a>
        </p>
      </div>
    </noscript>
  );
}
