/** What a row of the American table pays for. */
export type LocalThing = 'solar' | 'battery' | 'airHeatPump' | 'groundHeatPump' | 'charger';

/** A row of the American table of incentives. */
export interface LocalIncentive {
  id: string;
  /** Two letters. */
  state: string;
  things: readonly LocalThing[];
  amount: {
    kind: 'dollar_amount' | 'percent' | 'dollars_per_unit';
    number: number;
    most?: number | undefined;
    unit?: 'ton' | 'kilowatt' | 'watt' | 'btuh10k' | 'kilowatt_hour' | undefined;
  };
  owners: boolean;
  renters: boolean;
  /** It holds in the whole state, whatever the income, and is paid for the purchase: nothing else is counted. */
  isForAll: boolean;
  program: string;
  from?: string | undefined;
  to?: string | undefined;
  url: string;
}
