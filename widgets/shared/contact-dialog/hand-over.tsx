import { useStore } from '@nanostores/react';
import { formatNames } from '#domain/format.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { MatchedPartner, PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

interface HandOverProps {
  partners: PartnerMatches;
  options: WidgetOptions;
}

function noteOf(partners: RemoteState<readonly MatchedPartner[]>, { contact }: ContactDialogTexts): string | undefined {
  if (partners.status === 'idle') return contact.partnersByPlace;
  if (partners.status === 'loading') return contact.matching;
  if (partners.status !== 'done') return undefined;
  return partners.value.length === 0 ? contact.noMatch : contact.calls(partners.value.length);
}

/** Who gets the request, above the box that agrees to it: by name as soon as we know. */
export function HandOver({ partners: { $partners }, options: { language } }: HandOverProps) {
  const partners = useStore($partners);
  const consent = consentTexts[language];
  const names = partners.status === 'done' ? partners.value.map(({ name }) => name) : [];
  const list = formatNames(names, language);
  const note = noteOf(partners, contactDialogTexts[language]);
  return (
    <div role="status" className="hand-over">
      <p>{list ? consent.handOver(list) : consent.handOverUnnamed}</p>
      {note && <p className="note">{note}</p>}
    </div>
  );
}
