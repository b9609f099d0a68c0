import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type FactName, factNames, type KnownFacts } from '#domain/home/facts.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { FactRow } from '#widgets/chat/consultation/facts/fact-row.tsx';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface Removed {
  name: FactName;
  value: KnownFacts[FactName];
}

/** Each answer with its control, to be changed or taken out; the last removal can be undone. */
export function FactsView({ context: { $facts, $options, tell } }: { context: ConsultationContext }) {
  const options = useStore($options);
  const facts = useStore($facts);
  const [removed, setRemoved] = useState<Removed>();
  const place = useRef<HTMLElement>(null);
  // The control that had the focus is gone.
  useEffect(() => {
    if (removed) place.current?.querySelector<HTMLElement>('.fact-removed button')?.focus();
  }, [removed]);
  const texts = consultationTexts[options.language].facts;
  const change = (name: FactName, value: KnownFacts[FactName]) => tell('stated', { [name]: value });
  const remove = (name: FactName) => {
    setRemoved({ name, value: facts[name] });
    tell('stated', { [name]: null });
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
            {...{ name, facts, options }}
            onChange={(value) => change(name, value)}
            onRemove={() => remove(name)}
          />
        ))}
    </section>
  );
}
