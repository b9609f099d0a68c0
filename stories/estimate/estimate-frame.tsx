import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { marketCurrency } from '#domain/place.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import base from '#widgets/shared/base.css?inline';
import { adoptStyles } from '#widgets/shared/define-widget/adopt-styles.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { openEstimate } from '#widgets/shared/estimate/open-estimate.tsx';
import form from '#widgets/shared/form/form.css?inline';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';
import tokens from '#widgets/shared/tokens.css?inline';
import drawnCards from '#widgets/shared/ui/drawn-cards.css?inline';
import ui from '#widgets/shared/ui/ui.css?inline';

export interface EstimateFrameProps extends Partial<Pick<WidgetOptions, 'language' | 'market'>> {
  theme: 'light' | 'dark';
  width: 'wide' | 'narrow';
  facts: KnownFacts;
  /** It was answered before. */
  isAnswered?: boolean;
}

const widths = { wide: 1136, narrow: 328 };
const answered = { place: '', use: '', useIn: 'kwh', roof: '', roofIn: 'area', flow: '' };

function partOf({ language = 'en', market = 'de', facts, isAnswered }: EstimateFrameProps) {
  const environment = fakeEnvironment(({ path }) => ({
    status: 200,
    json: path.includes('incentives') ? [] : { token: 't' },
  }));
  const $options = atom<WidgetOptions>({ ...testOptions, language, market });
  const visitMemory = { read: () => undefined, write: () => undefined };
  const kept = isAnswered ? { answered, changes: {} } : undefined;
  return openEstimate({
    ...{ kind: 'check', environment, $options, emit: () => true, tell: () => undefined },
    client: createApiClient({ environment, $options, visitMemory }),
    $home: atom(profileFromFacts(facts, marketCurrency(market))),
    memory: { read: () => kept, write: () => undefined },
  });
}

/** The detailed estimate alone, in the styles of the results around it. */
export function EstimateFrame(props: EstimateFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement('div');
    host.className = 'own-host';
    place.current?.replaceChildren(host);
    const root = document.createElement('div');
    root.className = 'root';
    const panel = document.createElement('section');
    panel.className = 'panel results';
    root.append(panel);
    host.attachShadow({ mode: 'open' }).append(root);
    adoptStyles(panel, [tokens, base, ui, drawnCards, form, results, costs].join(''));
    return partOf(props).mount(panel);
  }, [props]);
  return (
    <div className="page" style={{ colorScheme: props.theme }}>
      <div ref={place} style={{ maxWidth: widths[props.width] }} />
    </div>
  );
}
