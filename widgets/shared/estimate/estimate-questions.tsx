import { useStore } from '@nanostores/react';
import { usualFlowTemperature } from '#domain/estimate/heat/heat-need.ts';
import { usualUse } from '#domain/estimate/settle.ts';
import { formatNumber } from '#domain/format.ts';
import { majorUnits } from '#domain/money.ts';
import { marketAreaUnit, marketCurrency } from '#domain/place.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { currencySigns } from '#texts/estimate/ranges.ts';
import { type FlowChoice, flowChoices } from '#texts/estimate/texts.ts';
import { failureTexts } from '#texts/failures/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { EstimateField } from '#widgets/shared/estimate/estimate-form.ts';
import type { EstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { unitLabel } from '#widgets/shared/estimate/tell.ts';
import { useRefusals } from '#widgets/shared/form/form.tsx';
import { SendingState } from '#widgets/shared/form/sending-state.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import { RadioCards } from '#widgets/shared/ui/radio-cards.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';

interface QuestionsProps {
  store: EstimateStore;
  options: WidgetOptions;
}

/** At most four questions, each with what is assumed where it stays empty. */
export function EstimateQuestions({ store, options }: QuestionsProps) {
  const { form } = store;
  const place = useRefusals(form);
  const fields = useStore(store.$fields);
  const isBusy = useStore(form.$sending).status === 'loading';
  const { questions: texts, working } = estimateTexts[options.language];
  return (
    <form className="form" noValidate ref={place}>
      <p className="soft">{texts.intro}</p>
      {fields.map((field) => {
        const Question = questions[field];
        return <Question key={field} store={store} options={options} />;
      })}
      <SendingState form={form} options={options} />
      <div className="send-actions">
        <Button type="submit" busy={isBusy} onPress={form.submit}>
          {isBusy ? working : texts.submit}
        </Button>
      </div>
    </form>
  );
}

function useField({ store, options }: QuestionsProps, field: Exclude<EstimateField, 'flow'>) {
  const values = useStore(store.form.$values);
  const isRefused = useStore(store.form.$refused).includes(field);
  const problem = useStore(store.$problems)[field];
  return {
    values,
    field: {
      type: 'text' as const,
      value: values[field],
      error: isRefused && problem ? failureTexts[options.language].fields[problem] : undefined,
      onType: (value: string) => store.form.fill({ [field]: value }),
    },
  };
}

function PlaceQuestion(props: QuestionsProps) {
  const { field } = useField(props, 'place');
  const { questions } = estimateTexts[props.options.language];
  return <TextField label={questions.place} autoComplete="postal-code" required {...field} />;
}

interface UnitChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  choices: Record<Value, string>;
  onChoose: (value: Value) => void;
}

function UnitChoice<Value extends string>({ legend, value, choices, onChoose }: UnitChoiceProps<Value>) {
  return (
    <select aria-label={legend} value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
      {(Object.entries(choices) as [Value, string][]).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}

function UseQuestion(props: QuestionsProps) {
  const { store, options } = props;
  const { values, field } = useField(props, 'use');
  const { questions: texts } = estimateTexts[options.language];
  const { legend, label, kwh, bill } = texts.use;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="with-unit">
        <TextField label={label} note={useAssumed(props, 'use')} autoComplete="off" inputMode="decimal" {...field} />
        <UnitChoice
          legend={legend}
          value={values.useIn}
          choices={{ kwh, bill: bill(currencySigns[marketCurrency(options.market)]) }}
          onChoose={(useIn) => store.form.fill({ useIn })}
        />
      </div>
    </fieldset>
  );
}

function RoofQuestion(props: QuestionsProps) {
  const { store, options } = props;
  const { values, field } = useField(props, 'roof');
  const { questions: texts } = estimateTexts[options.language];
  const { legend, label, area, modules } = texts.roof;
  const unit = unitLabel(marketAreaUnit(options.market), '', options);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="with-unit">
        <TextField label={label} note={useAssumed(props, 'roof')} autoComplete="off" inputMode="decimal" {...field} />
        <UnitChoice
          legend={legend}
          value={values.roofIn}
          choices={{ area: area(unit), modules }}
          onChoose={(roofIn) => store.form.fill({ roofIn })}
        />
      </div>
    </fieldset>
  );
}

function FlowQuestion(props: QuestionsProps) {
  const { store, options } = props;
  const { flow } = useStore(store.form.$values);
  const { questions: texts } = estimateTexts[options.language];
  const { legend, choices, unsure } = texts.flow;
  return (
    <RadioCards<FlowChoice | ''>
      legend={legend}
      options={[
        ...flowChoices.map((value) => ({ value, label: choices[value] })),
        { value: '', label: `${unsure} (${usualFlowTemperature(undefined).value} °C)` },
      ]}
      chosen={flow}
      onChoose={(chosen) => store.form.fill({ flow: chosen })}
    />
  );
}

const questions: Record<EstimateField, typeof PlaceQuestion> = {
  place: PlaceQuestion,
  use: UseQuestion,
  roof: RoofQuestion,
  flow: FlowQuestion,
};

/** What is assumed where the question stays empty, once its country is there. */
function useAssumed({ store, options }: QuestionsProps, field: 'use' | 'roof'): string | undefined {
  const figures = useStore(store.$country)?.figures;
  const bill = store.annualEnergyCost();
  if (!figures) return undefined;
  const { assumed } = estimateTexts[options.language].questions;
  if (field === 'roof') return assumed(`${formatNumber(figures.kwp.value, options)} ${unitLabel('kwp', '', options)}`);
  const annualEnergyBill = bill && majorUnits(bill);
  const use = usualUse(
    { ...(annualEnergyBill && { annualEnergyBill }) },
    figures.annualUseKwh,
    figures.electricityPrice(''),
  );
  return assumed(`${formatNumber(use.value, options)} kWh`);
}
