import { powerPrice, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import { chargingHours, over, type Span, times } from '#domain/estimate/sums.ts';
import { figures } from '#texts/adviser/figures/figures.ts';

const PERCENT = 100;

/** How long so many kWh take at so many kW. */
export function charging({ amounts: { kwh, kw }, texts, write }: Asked): Sum | undefined {
  if (!kwh[0] || !kw[0]) return undefined;
  const { span, figures } = term('chargingLoss', 1 / PERCENT);
  const time = write.hours(chargingHours(kwh[0], kw[0], span));
  return { text: texts.charging(write.kwh(kwh[0]), write.kw(kw[0]), time), figures };
}

/** More is no day's drive, and no year's. */
const LONGEST_DRIVE = 1000;
const LONGEST_YEAR = 100_000;

/** The kWh from the wall that a way takes, with what charging loses. */
function powerFor({ amounts: { km, miles }, texts }: Asked, longest: number) {
  const isMetric = km[0] !== undefined;
  const way = isMetric ? km[0] : miles[0];
  if (!way || way > longest) return undefined;
  const use = term(isMetric ? 'evUse' : 'evUseUs', 1 / PERCENT);
  const loss = term('chargingLoss', 1 / PERCENT);
  const [from, to] = times(use.span, way);
  const kwh: Span = [from * (1 + loss.span[0]), to * (1 + loss.span[1])];
  return { way, kwh, told: isMetric ? texts.km : texts.miles, figures: [...use.figures, ...loss.figures] };
}

/** What so many kWh cost or save at home. */
export function priceOfKwh(asked: Asked): Sum | undefined {
  const { texts, write } = asked;
  const [kwh] = asked.amounts.kwh;
  const each = powerPrice(asked);
  if (!kwh) return undefined;
  const text = texts.product(write.kwh(kwh), write.price(each.span), write.price(times(each.span, kwh)));
  return { text, figures: each.figures };
}

/** What charging loses comes on top, where so many kWh are to arrive in the battery. */
export function lossOfCharging(kwh: number, cost: Span, { texts, write }: Pick<Asked, 'texts' | 'write'>): Sum {
  const { span, figures } = term('chargingLoss', 1 / PERCENT);
  const withLoss: Span = [cost[0] * (1 + span[0]), cost[1] * (1 + span[1])];
  return { text: texts.chargingLoss(write.percent(span), write.kwh(kwh), write.price(withLoss)), figures };
}

/** What so many kWh, or so long a way, cost at home. */
export function chargingPrice(asked: Asked): Sum | undefined {
  const { texts, write } = asked;
  const [kwh] = asked.amounts.kwh;
  const each = powerPrice(asked);
  const drive = kwh === undefined ? powerFor(asked, LONGEST_YEAR) : undefined;
  if (kwh) {
    const [plain, loss] = [priceOfKwh(asked), lossOfCharging(kwh, times(each.span, kwh), asked)];
    return plain && { text: `${plain.text} ${loss.text}`, figures: [...plain.figures, ...loss.figures] };
  }
  if (!drive) return undefined;
  const cost = write.aboutMoney([drive.kwh[0] * each.span[0], drive.kwh[1] * each.span[1]]);
  const way = drive.told(write.number([drive.way, drive.way]));
  const text = texts.drive(way, write.aboutKwh(drive.kwh), write.price(each.span), cost);
  return { text, figures: [...drive.figures, ...each.figures] };
}

/** How long a day's drive takes at the outlet and at a charger. */
export function chargingOfDrive(asked: Asked): Sum | undefined {
  const { market, texts, write } = asked;
  const drive = powerFor(asked, LONGEST_DRIVE);
  if (!drive) return undefined;
  const [outlet, charger] =
    market === 'us' ? (['outletPowerUs', 'chargerPowerUs'] as const) : (['outletPower', 'chargeUsual'] as const);
  const hours = (power: typeof outlet | typeof charger) => write.hours(over(drive.kwh, figures[power].value));
  const way = drive.told(write.number([drive.way, drive.way]));
  const kw = (power: typeof outlet | typeof charger) => write.kw(figures[power].value);
  const text = texts.driveHours({
    way,
    use: write.aboutKwh(drive.kwh),
    outlet: kw(outlet),
    outletHours: hours(outlet),
    charger: kw(charger),
    chargerHours: hours(charger),
  });
  return { text, figures: drive.figures };
}
