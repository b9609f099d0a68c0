import { useTexts } from '#host-site/texts/site-texts.ts';
import './spinner.css';

/** In the middle of a page that is not there yet. */
export function Spinner() {
  return (
    <div className="wrap spinner-place" role="status" data-island>
      <SpinningRing />
      <span className="visually-hidden">{useTexts().site.calls.loading}</span>
    </div>
  );
}

/** The ring alone, for buttons. */
export function SpinningRing() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
