import type { FactName, KnownFacts } from '#domain/home/facts.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { FactControl } from '#widgets/chat/consultation/facts/fact-control.tsx';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

export interface FactRowProps {
  name: FactName;
  facts: KnownFacts;
  options: WidgetOptions;
  texts: ConsultationTexts['facts'];
  onChange: (value: KnownFacts[FactName]) => void;
  onRemove: () => void;
}

export function FactRow({ onRemove, texts, ...props }: FactRowProps) {
  const id = useOwnId();
  const { name, options } = props;
  const label = factTexts[options.language].names[name];
  return (
    <div className="fact">
      <label htmlFor={id}>{label}</label>
      <FactControl {...props} id={id} />
      <button type="button" className="close" aria-label={`${texts.remove}: ${label}`} onClick={onRemove}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
