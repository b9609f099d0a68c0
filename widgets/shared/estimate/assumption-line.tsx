import { type KeyboardEvent, useState } from 'react';
import { type AssumptionName, fieldOf } from '#domain/estimate/assumption-fields.ts';
import { changeable } from '#domain/estimate/assumption-names.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import type { Unit } from '#texts/estimate/texts.ts';
import { failureTexts } from '#texts/failures/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { EstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { readNumber } from '#widgets/shared/estimate/read-number.ts';
import { type ShownUnit, shownUnit, writeNumber } from '#widgets/shared/estimate/shown-units.ts';
import { sourceOf, unitLabel } from '#widgets/shared/estimate/tell.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

type Line = Estimate['assumptions'][number];

interface LineProps {
  line: Line;
  name: AssumptionName;
  currency: string;
  /** Why the last change was not taken. */
  problem: string | undefined;
  isChanged: boolean;
  change: EstimateStore['change'];
  options: WidgetOptions;
}

/** The engine tells no unit of what it takes as it is. */
const units: Partial<Record<AssumptionName, Unit>> = {
  householdIncome: 'currency',
  'heating.ageYears': 'years',
  'ev.chargerKw': 'kw',
};

function unitOf({ line, name, options }: LineProps): ShownUnit | undefined {
  const unit = units[name] ?? (line.unit as Unit | '');
  return unit ? shownUnit(unit, options) : undefined;
}

/** One figure: changed in place, and put back. */
export function AssumptionLine(props: LineProps) {
  const { line, name, currency, problem, isChanged, change, options } = props;
  const { assumptions: texts } = estimateTexts[options.language];
  const id = useOwnId();
  const unit = unitOf(props);
  const span = spanOf(line, unit, options);
  const [draft, setDraft] = useState<Draft>();
  const putBack = () => {
    setDraft(undefined);
    change(name, undefined);
  };
  return (
    <tr>
      <th scope="row" id={id}>
        {texts.names[name]}
      </th>
      <td data-column={texts.value}>
        <span className="changed-value">
          <Control {...props} {...{ draft, setDraft, unit }} labelledBy={id} />
          {unit && <span className="unit">{unitLabel(unit.unit, currency, options)}</span>}
          {(isChanged || problem) && (
            <Button look="quiet" label={texts.putBackOf(texts.names[name])} onPress={putBack}>
              {texts.putBack}
            </Button>
          )}
          {problem && (
            <span className="error" role="alert" id={`${id}-error`}>
              {problem}
            </span>
          )}
        </span>
      </td>
      <td data-column={texts.span}>{span}</td>
      <td data-column={texts.source} className="line-source">
        {sourceOf(line, options)}
      </td>
    </tr>
  );
}

function spanOf({ low, high, value }: Line, unit: ShownUnit | undefined, options: WidgetOptions): string {
  const { words } = estimateTexts[options.language].assumptions;
  if (typeof value === 'string') return words[value as keyof typeof words] ?? '';
  if (low === undefined || high === undefined || !unit) return '';
  return `${writeNumber(unit.shown(low), options)} – ${writeNumber(unit.shown(high), options)}`;
}

/** What is typed in place of a value, until that value is another. */
interface Draft {
  of: string;
  text: string;
}

interface ControlProps extends LineProps {
  draft: Draft | undefined;
  setDraft: (draft: Draft | undefined) => void;
  labelledBy: string;
  unit: ShownUnit | undefined;
}

function Control(props: ControlProps) {
  const { kind } = fieldOf(props.name);
  if (kind === 'number') return <NumberInput {...props} />;
  return kind === 'day' ? <DayInput {...props} /> : <Choice {...props} />;
}

function NumberInput(props: ControlProps) {
  const { name, problem, change, options, labelledBy, unit, draft, setDraft } = props;
  const { value } = props.line;
  const number = typeof value === 'number' ? value : undefined;
  const shown = number === undefined ? '' : writeNumber(unit?.shown(number) ?? number, options);
  const text = draft?.of === shown ? draft.text : shown;
  const commit = () => {
    if (text === shown) return;
    const typed = readNumber(text, options.market);
    change(name, typed === undefined ? undefined : (unit?.told(typed) ?? typed));
  };
  return (
    <input
      className="text"
      inputMode="decimal"
      autoComplete="off"
      aria-labelledby={labelledBy}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && `${labelledBy}-error`}
      value={text}
      onChange={(event) => setDraft({ of: shown, text: event.currentTarget.value })}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}

function DayInput({ line: { value }, name, change, labelledBy }: ControlProps) {
  return (
    <input
      className="text wide"
      type="date"
      aria-labelledby={labelledBy}
      value={String(value)}
      onChange={(event) => event.currentTarget.value && change(name, event.currentTarget.value)}
    />
  );
}

/** What is chosen, as its text in a list; nothing for what only rules call so. */
function optionsOf(
  name: AssumptionName,
  options: WidgetOptions,
): readonly [key: string, label: string, value: string | boolean][] {
  const { yes, no, choices } = estimateTexts[options.language].assumptions;
  const { of } = fieldOf(name);
  if (!of)
    return [
      ['true', yes, true],
      ['false', no, false],
    ];
  const labels = (choices as Record<string, Record<string, string>>)[name];
  return of.map((it) => [it, labels?.[it] ?? it, it]);
}

function Choice({ line: { value }, name, change, options, labelledBy }: ControlProps) {
  const { words } = estimateTexts[options.language].assumptions;
  const list = optionsOf(name, options);
  const isListed = list.some(([key]) => key === String(value));
  return (
    <select
      className="wide"
      aria-labelledby={labelledBy}
      value={isListed ? String(value) : ''}
      onChange={(event) => change(name, list.find(([key]) => key === event.currentTarget.value)?.[2])}
    >
      {!isListed && <option value="">{words[value as keyof typeof words]}</option>}
      {list.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Why a line is refused, with its bounds where the table has them. */
export function problemOf(
  name: AssumptionName,
  problem: keyof (typeof failureTexts)['en']['fields'] | undefined,
  unit: Unit | '',
  options: WidgetOptions,
): string | undefined {
  if (!problem) return undefined;
  const bounds = (changeable as Partial<Record<string, { least: number; most: number }>>)[name];
  const { fields } = failureTexts[options.language];
  if (!bounds || problem !== 'out-of-range') return fields[problem];
  const { shown } = shownUnit(unit || 'factor', options);
  const write = (value: number) => writeNumber(shown(value), options);
  return `${fields[problem]} ${estimateTexts[options.language].assumptions.between(write(bounds.least), write(bounds.most))}`;
}
