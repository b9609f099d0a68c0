import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type FactName, factNames, type KnownFacts } from '#domain/home/facts.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { FactRow } from '#widgets/chat/consultation/facts/fact-row.tsx';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface Removed {
  name: FactName;
  value: KnownFacts[FactName];
}

/** Each answer with its control, to be changed or taken out; the last removal can be undone. */
export function FactsView({ parts: { context } }: { parts: ConsultationParts }) {
  const { store, $options } = context;
  const options = useStore($options);
  const facts = useStore(store.$facts);
  const [removed, setRemoved] = useState<Removed>();
  const place = useRef<HTMLElement>(null);
  // The control that had the focus is gone.
  useEffect(() => {
    if (removed) place.current?.querySelector<HTMLElement>('.fact-removed button')?.focus();
  }, [removed]);
  const texts = consultationTexts[options.language].facts;
  const change = (name: FactName, value: KnownFacts[FactName]) => store.setFact(name, value as never);
  const remove = (name: FactName) => {
    setRemoved({ name, value: facts[name] });
    store.setFact(name, null);
  };
  const undo = () => {
    if (removed) change(removed.name, removed.value);
    setRemoved(undefined);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <section className="facts" part="facts" tabIndex={-1} ref={place} aria-labelledby="facts-title">
      <h4 id="facts-title">{texts.title}</h4>
      <p className="soft">{texts.intro}</p>
      <div role="status">
        {removed && facts[removed.name] === undefined && (
          <p className="fact-removed">
            {texts.removed(factTexts[options.language].names[removed.name])}
            <Button look="quiet" onPress={undo}>
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
      {factNames
        .filter((name) => facts[name] !== undefined)
        .map((name) => (
          <FactRow
            key={name}
            {...{ name, facts, options, texts }}
            onChange={(value) => change(name, value)}
            onRemove={() => remove(name)}
          />
        ))}
    </section>
  );
}
