import { type Conversion, type ConversionStep, conversionSteps } from '#domain/contract/conversion.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

type Counts = Record<ConversionStep, number>;

interface ConversionPictureProps {
  dates: Conversion['days'];
  sites: Conversion['sites'];
}

const nothing: Counts = { opened: 0, begun: 0, shown: 0, requested: 0, confirmed: 0 };

const sum = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (all, row) => Object.fromEntries(conversionSteps.map((step) => [step, all[step] + row[step]])) as Counts,
    nothing,
  );

/** Each step as a bar beside its number, and the days as a table behind them. */
export function ConversionPicture({ dates, sites }: ConversionPictureProps) {
  const { conversion: texts } = usePartnerTexts();
  const { language } = useNavigation().address;
  const rows = sites.flatMap(({ days }) => days);
  const totals = sum(rows);
  const most = Math.max(1, ...Object.values(totals));
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <figure className="conversion">
      <table className="conversion-steps">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead className="visually-hidden">
          <tr>
            {[texts.step, texts.visits, texts.ofOpened].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conversionSteps.map((step) => (
            <tr key={step}>
              <th scope="row">
                {texts.steps[step]}
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="all" width="100" height="6" />
                  <rect className="part" width={(totals[step] / most) * 100} height="6" />
                </svg>
              </th>
              <td>{totals[step].toLocaleString(language)}</td>
              <td>{totals.opened > 0 ? share.format(totals[step] / totals.opened) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="small">{texts.how}</figcaption>
      <details>
        <summary>{texts.asTable}</summary>
        <DayTable dates={dates} rows={rows} />
      </details>
    </figure>
  );
}

function DayTable({ dates, rows }: { dates: readonly string[]; rows: readonly ({ day: string } & Counts)[] }) {
  const { conversion: texts } = usePartnerTexts();
  const { language } = useNavigation().address;
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const names = [texts.day, ...conversionSteps.map((step) => texts.short[step])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="conversion-days" aria-label={texts.asTable} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.toReversed().map((day) => {
            const counts = sum(rows.filter((row) => row.day === day));
            return (
              <tr key={day}>
                <th scope="row">{date.format(new Date(`${day}T12:00Z`))}</th>
                {conversionSteps.map((step) => (
                  <td key={step}>{counts[step].toLocaleString(language)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
