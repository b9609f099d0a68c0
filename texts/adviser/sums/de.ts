import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const de: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} Stunden`,
  years: (amount) => `${amount} Jahre`,
  perKwp: (amount) => `${amount} je kWp`,
  product: (size, each, total) => `Gerechnet: ${size} mal ${each} sind ${total}.`,
  quote: (quote, size, each, usual) =>
    `Gerechnet: ${quote} geteilt durch ${size} sind ${each}; genannt werden ${usual}, ohne Speicher.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `Gerechnet: Je nach Haushalt ${shares} von ${counted}, die davon zählen, sind ${support}; von ${cost} bleiben Ihnen ${rest}.`,
  charging: (energy, power, time) =>
    `Gerechnet: ${energy} mit ${power} zu laden dauert rund ${time}, Ladeverluste dabei.`,
  heating: (heat, seasonal, use) =>
    `Gerechnet: ${heat} Wärme geteilt durch ${seasonal} sind rund ${use} Strom im Jahr.`,
  heatingCost: (use, price, total) => `Mal ${price} macht das ${total} im Jahr, mit Haushaltsstrom für ${use}.`,
  comparedPrices: (it) =>
    `Gerechnet: Brennstoff zu ${it.fuel} gibt in einem Kessel mit ${it.share} Wirkungsgrad Wärme zu ${it.heat}, Strom zu ${it.power} geteilt durch ${it.seasonal} Wärme zu ${it.heatPump}. Günstiger ist die Wärmepumpe ab einer Jahresarbeitszahl von ${it.breakEven}.`,
  litres: (amount) => `${amount} Liter`,
  gallons: (amount) => `${amount} Gallonen`,
  km: (amount) => `${amount} km`,
  miles: (amount) => `${amount} Meilen`,
  fuel: (fuel, share) => `Aus der Energie in ${fuel} macht ein Kessel zu etwa ${share} Wärme.`,
  drive: (way, use, price, cost) =>
    `Gerechnet: ${way} brauchen mit Ladeverlust etwa ${use}, zu ${price} sind das ${cost}.`,
  driveHours: ({ way, use, outlet, outletHours, charger, chargerHours }) =>
    `Gerechnet: ${way} brauchen etwa ${use}, das sind etwa ${outletHours} an einer Steckdose mit ${outlet} und ${chargerHours} an einer Ladestation mit ${charger}.`,
  payback: (cost, saving, years) =>
    `Gerechnet: ${cost} geteilt durch ${saving} im Jahr sind rund ${years}, ohne Zinsen und bei gleichen Preisen.`,
  shareOf: (share, whole, result) => `Gerechnet: ${share} von ${whole} sind ${result}.`,
  shareRight: (share, whole, result) => `Ja, richtig gerechnet: ${share} von ${whole} sind ${result}.`,
  shareWrong: (share, whole, result, said) => `Ich rechne anders: ${share} von ${whole} sind ${result}, nicht ${said}.`,
  counted: {
    kwh: (amount) => `${amount} kWh`,
    kwp: (amount) => `${amount} kWp`,
    kw: (amount) => `${amount} kW`,
    watts: (amount) => `${amount} W`,
    litres: (amount) => `${amount} Liter`,
    gallons: (amount) => `${amount} Gallonen`,
    km: (amount) => `${amount} km`,
    miles: (amount) => `${amount} Meilen`,
    m2: (amount) => `${amount} m²`,
    hours: (amount) => `${amount} Stunden`,
    days: (amount) => `${amount} Tage`,
    months: (amount) => `${amount} Monate`,
    years: (amount) => `${amount} Jahre`,
  },
  per: (amount, of) => `${amount} je ${of}`,
  sum: (terms, result) => `Gerechnet: ${terms} = ${result}.`,
  about: (terms, result) => `Gerechnet: ${terms} = rund ${result}.`,
  ofPeriod: { month: (result) => `${result} im Monat`, year: (result) => `${result} im Jahr` },
  atSamePrices: 'Das gilt bei gleichen Preisen.',
  sumRight: (terms, result) => `Ja, richtig gerechnet: ${terms} = ${result}.`,
  sumWrong: (terms, result, said) => `Ich rechne anders: ${terms} = ${result}, nicht ${said}.`,
  checkedRight: (whole, part, rest) =>
    `Rechnerisch stimmt das: ${whole} weniger ${part} sind ${rest}; ob die Beträge selbst stimmen, ist damit nicht gesagt.`,
  checkedWrong: (whole, part, rest, said) => `Ich rechne anders: ${whole} weniger ${part} sind ${rest}, nicht ${said}.`,
  roof: {
    size: ({ area, each, kwp, watt, panels }) =>
      `Gerechnet: ${area} geteilt durch ${each} sind etwa ${kwp}, Ränder und Abstände eingerechnet; mit Modulen zu ${watt} sind das etwa ${panels} Stück.`,
    flat: 'Auf einem Flachdach gilt das für niedrige Reihen nach Ost und West; nach Süden aufgeständert passt weniger.',
    yieldThere: (each, kwh, place) => `In ${place} bringen sie bei ${each} etwa ${kwh}.`,
    yieldUsual: (each, kwh) => `Bei ${each} sind das auf einer guten Südseite etwa ${kwh}.`,
    price: (each, cost) => `Zu ${each} kosten sie etwa ${cost}, ohne Speicher.`,
    largePrice: (each, cost) =>
      `Unser Preis von ${each} gilt für die Größe eines Hausdachs; damit gerechnet wären es ${cost}, doch große Anlagen kosten je kWp weniger.`,
  },
  perYear: (amount) => `${amount} im Jahr`,
  squareFeet: (amount) => `${amount} Quadratfuß`,
  revenue: ({ size, each, price, total }) =>
    `Gerechnet: ${size} mal ${each} mal ${price} sind etwa ${total} im Jahr, wenn alles zu diesem Preis verkauft wird.`,
  battery: {
    bySize: 'Es zählen nutzbare kWh; ein größerer Speicher kostet je kWh weniger als ein kleiner.',
    quote: (quote, size, each, usual) =>
      `Gerechnet: ${quote} geteilt durch ${size} sind ${each}; wir rechnen mit ${usual}.`,
  },
  charger: (power, price) =>
    `Für Gerät und Einbau rechnen wir mit ${price}, auch bei ${power}: Unser Preis unterscheidet nicht nach Leistung. Mehr Leistung braucht aber ein dickeres Kabel und mehr Reserve im Hausanschluss.`,
  chargerConsent: (above) => `Über ${above} muss der Netzbetreiber vorher zustimmen.`,
  tariffs: {
    mixed: ({ nightShare, night, dayShare, day, mean }) =>
      `Gerechnet: ${nightShare} zu ${night} und ${dayShare} zu ${day} sind im Mittel ${mean}.`,
    total: (use, total) => `Bei ${use} sind das ${total}.`,
    less: (flat, amount) => `Gegenüber ${flat} rund um die Uhr sind es ${amount} weniger.`,
    more: (flat, amount) => `Gegenüber ${flat} rund um die Uhr sind es ${amount} mehr.`,
    from: (flat, share) => `Günstiger als ${flat} rund um die Uhr wird es ab einem Nachtanteil von ${share}.`,
    one: (use, price, total) => `${use} mal ${price} sind ${total}`,
    withFee: (use, price, fee, total) => `${use} mal ${price} und zwölfmal ${fee} sind ${total}`,
    both: (first, second) => `Gerechnet: ${first}; ${second}.`,
    first: (amount) => `Der erste Tarif ist im Jahr um ${amount} günstiger.`,
    second: (amount) => `Der zweite Tarif ist im Jahr um ${amount} günstiger.`,
    alike: 'Beide kosten gleich viel.',
    sameAt: (use) => `Gleich viel kosten beide bei ${use} im Jahr.`,
  },
  grantParts: ({ base, baseMoney, speed, speedMoney, most, low, lowMoney, limit }) =>
    `${base} (${baseMoney}) sind für jeden Eigentümer; mit Geschwindigkeitsbonus sind es ${speed} (${speedMoney}) für alle, die selbst dort wohnen und eine funktionierende Öl-, Kohle-, Gasetagen- oder Nachtspeicherheizung oder eine alte Gas- oder Holzheizung ersetzen; bis ${most} kommen Sie nur mit dem Einkommensbonus, bei zu versteuerndem Haushaltseinkommen bis ${limit} bis ${low} (${lowMoney}).`,
  grantOfVienna: ({ rate, cost, share, cap, rest }) =>
    `Gerechnet am Beispiel Wien: ${rate} von ${cost} sind ${share}, gezahlt werden höchstens ${cap}; es bleiben ${rest}. Andere Länder zahlen anders, der Bund nimmt zurzeit nichts an.`,
  grantOfState: ({ cost, full, income, half, incomeMost, rest }) =>
    `Gerechnet: Von ${cost} zahlt HEAR, wo Ihr Staat es anbietet, höchstens ${full} bei einem Einkommen unter ${income} des Medians der Gegend und höchstens ${half} bis ${incomeMost}; es bleiben mindestens ${rest}.`,
  fuels: {
    oil: (amount) => `${amount} Heizöl`,
    propane: (amount) => `${amount} Flüssiggas`,
    pellets: (amount) => `${amount} Pellets`,
  },
  tons: (amount) => `${amount} US-Tonnen`,
  tonnes: (amount) => `${amount} Tonnen`,
  fuelSaved: (difference) => `Das sind ${difference} im Jahr.`,
  chargingLoss: (loss, energy, cost) => `Sollen ${energy} im Akku ankommen, kostet es mit ${loss} Ladeverlust ${cost}.`,
  addedRight: (terms, total) => `Ihre Rechnung geht auf: ${terms} = ${total}.`,
  addedWrong: (terms, total, said) => `Ich rechne anders: ${terms} = ${total}, nicht ${said}.`,
};
