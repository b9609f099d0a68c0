import { useState } from 'react';
import {
  endSiteKey,
  keyHours,
  MAX_KEYS,
  type PartnerSite,
  rotateSiteKey,
  type SiteKey,
} from '#domain/contract/sites.ts';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface SiteKeysProps {
  site: PartnerSite;
  refresh: () => Promise<void>;
}

/** The keys that are good, and a new one in their place. */
export function SiteKeys({ site, refresh }: SiteKeysProps) {
  const { sites: texts } = usePartnerTexts();
  const forGood = site.keys.filter(({ endsAt }) => endsAt === null);
  return (
    <>
      <h3>{texts.keys}</h3>
      <ul className="site-keys">
        {site.keys.map((key) => (
          <li key={key.id}>
            <KeyFacts siteKey={key} />
            {(key.endsAt !== null || forGood.length > 1) && <EndKey site={site} siteKey={key} refresh={refresh} />}
          </li>
        ))}
      </ul>
      <RotateKey site={site} refresh={refresh} />
    </>
  );
}

function KeyFacts({ siteKey: { publicKey, endsAt, lastUsedAt } }: { siteKey: SiteKey }) {
  const { sites: texts } = usePartnerTexts();
  const told = useMoments();
  return (
    <div>
      <code>{publicKey}</code>
      <p className="small">
        {lastUsedAt ? texts.used(told(lastUsedAt)) : texts.neverUsed} {endsAt && texts.ends(told(endsAt))}
      </p>
    </div>
  );
}

function EndKey({ site, siteKey, refresh }: SiteKeysProps & { siteKey: SiteKey }) {
  const { sites: texts } = usePartnerTexts();
  const { state, run } = useAction(endSiteKey, refresh);
  useEndNoticed(state);
  return (
    <div>
      <button
        type="button"
        className="button ghost small"
        aria-label={`${texts.endNow}: ${siteKey.publicKey}`}
        aria-disabled={state.status === 'loading'}
        onClick={() => run({ parameters: { siteId: site.id, keyId: siteKey.id }, body: { inHours: 0 } })}
      >
        {texts.endNow}
      </button>
      <CallStatus state={state} />
    </div>
  );
}

/** Asks how long the old one is still needed. */
function RotateKey({ site, refresh }: SiteKeysProps) {
  const { sites: texts, leads } = usePartnerTexts();
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState<(typeof keyHours)[number]>(168);
  const { state, run } = useAction(rotateSiteKey, () => {
    setOpen(false);
    return refresh();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const isFull = site.keys.length >= MAX_KEYS;
  return (
    <>
      <button type="button" className="button ghost small" onClick={() => setOpen(true)}>
        {texts.rotate}
      </button>
      {isOpen && (
        <QuestionDialog
          isOpen
          title={texts.rotate}
          confirm={isBusy ? leads.changing : texts.rotateConfirm}
          keep={leads.cancel}
          isBusy={isBusy}
          onConfirm={() => run({ parameters: { siteId: site.id }, body: { oldEndsInHours: isFull ? 0 : hours } })}
          onClose={() => setOpen(false)}
        >
          <p>{isFull ? texts.keysFull : texts.rotateText}</p>
          {!isFull && (
            <fieldset className="choices">
              <legend>{texts.oldEnds}</legend>
              {keyHours.map((it) => (
                <label key={it}>
                  <input type="radio" name="hours" checked={it === hours} onChange={() => setHours(it)} />
                  {texts.hours[it]}
                </label>
              ))}
            </fieldset>
          )}
          <CallStatus state={state} />
        </QuestionDialog>
      )}
    </>
  );
}
