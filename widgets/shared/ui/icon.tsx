/** A page may demand that markup comes from a policy with a name. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (markup: string) => string },
  ): {
    createHTML(markup: string): TrustedHTML;
  };
}

type Policy = { createHTML(markup: string): string | TrustedHTML };

/** Null where the page takes markup from no policy of ours: nothing is drawn there. */
let policy: Policy | null | undefined;
/** The same markup is the same object, so that an icon that is drawn again is left as it is. */
const trusted = new Map<string, string | TrustedHTML>();

function createPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createHTML: (markup: string) => markup };
  try {
    return trustedTypes?.createPolicy('wattnest', rules) ?? rules;
  } catch {
    return null;
  }
}

function trust(markup: string): string | TrustedHTML | undefined {
  if (policy === undefined) policy = createPolicy();
  const html = policy?.createHTML(markup);
  if (html) trusted.set(markup, html);
  return html;
}

interface IconProps {
  /** Elements of SVG as text: constants of ours, never anything that somebody wrote. */
  markup: string;
  viewBox?: string;
  className?: string;
}

/**
 * A drawing that only the eye needs. It is written as text, since each kind of SVG element that scripts touch costs a page the
 * interface of it, 40 KB for the first three, and each element of a drawing a comparison whenever the widget is drawn again.
 */
export function Icon({ markup, viewBox = '0 0 24 24', className = '' }: IconProps) {
  const whole = `<svg viewBox="${viewBox}" class="${className}" aria-hidden="true">${markup}</svg>`;
  const html = trusted.get(whole) ?? trust(whole);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours alone
  return <i dangerouslySetInnerHTML={html && { __html: html }} />;
}
