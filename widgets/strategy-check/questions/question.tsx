import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { type EvOwnership, evOwnerships } from '#domain/home/enumerations.ts';
import {
  type CheckDraft,
  type CheckHeatingSystem,
  checkHeatingSystems,
  MAX_LOCATION_LENGTH,
  MAX_ROOF_DETAILS_LENGTH,
  ownerships,
} from '#domain/strategy-check/answers.ts';
import type { CheckStep } from '#domain/strategy-check/steps.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { drawn } from '#widgets/shared/ui/drawing.tsx';
import { heatingDrawings } from '#widgets/shared/ui/heating-drawings.ts';
import { RadioCards } from '#widgets/shared/ui/radio-cards.tsx';
import { TextArea } from '#widgets/shared/ui/text-area.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';
import { useAnswer } from '#widgets/shared/ui/use-answer.ts';
import { carDrawings, ownershipDrawings } from '#widgets/strategy-check/drawings.ts';
import type { StrategyCheckStore } from '#widgets/strategy-check/store.ts';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

const ROOF_ROWS = 2;

export interface CheckProps {
  store: StrategyCheckStore;
  options: WidgetOptions;
}

function Location({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const problem = useStore(store.$problem);
  const refused = problem === 'failed' ? undefined : problem;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) place.current?.querySelector('input')?.focus();
  }, [refused]);
  return (
    <div ref={place}>
      <TextField
        label={texts.questions.location}
        hint={texts.locationHint}
        type="text"
        autoComplete="postal-code"
        required
        maxLength={MAX_LOCATION_LENGTH}
        value={useAnswer(store, 'location') ?? ''}
        error={refused && texts.place[refused]}
        onType={(typed) => store.answer({ location: typed })}
      />
    </div>
  );
}

const ownershipDrawn = { own: drawn(ownershipDrawings.own), rent: drawn(ownershipDrawings.rent) };

function OwnershipQuestion({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  return (
    <RadioCards
      legend={texts.questions.ownership}
      options={ownerships.map((value) => ({
        value,
        label: texts.ownership[value],
        drawing: ownershipDrawn[value],
      }))}
      chosen={useAnswer(store, 'ownership')}
      onChoose={(value) => store.answer({ ownership: value })}
    />
  );
}

function RoofDetails({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  return (
    <TextArea
      label={texts.questions.roofDetails}
      note={texts.optional}
      hint={texts.roofHint}
      rows={ROOF_ROWS}
      maxLength={MAX_ROOF_DETAILS_LENGTH}
      value={useAnswer(store, 'roofDetails') ?? ''}
      onType={(typed) => store.answer({ roofDetails: typed })}
    />
  );
}

const homeHeating = (value: CheckHeatingSystem) => (value === 'heat-pump' ? 'heat_pump' : value);
const heatingDrawn = Object.fromEntries(
  checkHeatingSystems.map((value) => [value, drawn(heatingDrawings[homeHeating(value)])]),
);

function Heating({ store, options }: CheckProps) {
  const { heatingSystem: labels } = homeTexts[options.language];
  return (
    <RadioCards
      legend={checkTexts[options.language].questions.heatingSystem}
      options={checkHeatingSystems.map((value) => ({
        value,
        label: labels[homeHeating(value)],
        drawing: heatingDrawn[value],
      }))}
      chosen={useAnswer(store, 'heatingSystem')}
      onChoose={(value) => store.answer({ heatingSystem: value })}
    />
  );
}

const flagsOf: Record<EvOwnership, CheckDraft> = {
  yes: { hasEV: true, planningEV: false },
  planning: { hasEV: false, planningEV: true },
  no: { hasEV: false, planningEV: false },
};
const carDrawn = { yes: drawn(carDrawings.yes), planning: drawn(carDrawings.planning), no: drawn(carDrawings.no) };

function carOf(hasEV: boolean | undefined, planningEV: boolean | undefined): EvOwnership | undefined {
  if (hasEV || planningEV) return hasEV ? 'yes' : 'planning';
  return hasEV === undefined ? undefined : 'no';
}

function Car({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const { evOwnership: labels } = homeTexts[options.language];
  return (
    <RadioCards
      legend={texts.questions.ev}
      note={texts.optional}
      options={evOwnerships.map((value) => ({ value, label: labels[value], drawing: carDrawn[value] }))}
      chosen={carOf(useAnswer(store, 'hasEV'), useAnswer(store, 'planningEV'))}
      onChoose={(value) => store.answer(flagsOf[value])}
    />
  );
}

const questions = {
  location: Location,
  ownership: OwnershipQuestion,
  roofDetails: RoofDetails,
  heatingSystem: Heating,
  ev: Car,
};

/** One of the five. */
export function CheckQuestion({ step, ...props }: CheckProps & { step: Exclude<CheckStep, 'photos'> }) {
  const Question = questions[step];
  return <Question {...props} />;
}
