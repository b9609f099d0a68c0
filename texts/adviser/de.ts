import { authorities } from '#texts/adviser/authorities/de.ts';
import { remarks } from '#texts/adviser/remarks/de.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const de: AdviserTexts = {
  remarks,
  afterMood: {
    grief: 'Fragen Sie in Ihrem Tempo, was Sie wissen möchten.',
    weary: 'Womit wäre Ihnen jetzt am meisten geholfen?',
    fear: 'Was genau macht Ihnen Sorge?',
    anger: 'Was soll ich als Erstes klären?',
    mistrust: 'Was möchten Sie genauer wissen?',
    notAsked: 'Stellen Sie sie gern noch einmal, am besten mit der Sache, um die es geht.',
  },
  questions: {
    homeType: [
      () => 'Ist es ein Einfamilienhaus, ein Reihenhaus oder eine Wohnung?',
      () => 'Was für ein Zuhause ist es: freistehendes Haus, Reihenhaus, Eigentums- oder Mietwohnung?',
    ],
    homeSize: [
      ({ area }) => `Wie groß ist die Wohnfläche, ungefähr in ${area}?`,
      ({ area }) => `Wie viele ${area} bewohnen Sie etwa?`,
    ],
    roofType: [
      () => 'Wie ist Ihr Dach: schräg nach Süden, nach Norden, nach Ost und West, oder flach?',
      () => 'In welche Richtung zeigt das Dach, oder ist es ein Flachdach? „Weiß ich nicht“ ist auch in Ordnung.',
    ],
    currentHeatingSystem: [
      () => 'Heizen Sie mit Gas, Öl, Strom, einer Wärmepumpe oder etwas anderem?',
      () => 'Welche Heizung haben Sie zurzeit?',
    ],
    hasEV: [
      () => 'Fahren Sie ein Elektroauto, oder planen Sie eines?',
      () => 'Gibt es bei Ihnen ein Elektroauto, heute oder bald?',
    ],
    energyBill: [
      ({ currency }) =>
        `Was zahlen Sie für Strom und Heizung zusammen, in ${currency} im Monat oder im Jahr? Grob reicht.`,
      ({ currency }) => `Wie hoch sind Ihre Energiekosten ungefähr, in ${currency} im Monat oder im Jahr?`,
    ],
    place: [
      () => 'In welchem Ort oder mit welcher Postleitzahl wohnen Sie?',
      () => 'Wo steht das Haus? Ort oder Postleitzahl genügt.',
    ],
    ownership: [() => 'Gehört Ihnen das Zuhause, oder wohnen Sie zur Miete?', () => 'Sind Sie Eigentümer oder Mieter?'],
    heatingAge: [() => 'Wie alt ist die Heizung ungefähr?', () => 'Seit wie vielen Jahren läuft die Heizung etwa?'],
  },
  explained: {
    homeType: 'Gemeint ist die Bauart: ein freistehendes Haus, ein Reihenhaus, die eigene oder eine gemietete Wohnung.',
    homeSize:
      'Gemeint ist die Fläche, die Sie bewohnen und heizen. Eine Schätzung genügt; im Miet- oder Kaufvertrag steht sie auch.',
    roofType:
      'Die Richtung des Dachs entscheidet, wie viel Sonne es bekommt. Auf einer Karte im Netz erkennt man sie meist; „weiß ich nicht“ ist auch eine Antwort.',
    currentHeatingSystem:
      'Gemeint ist, woher Ihre Wärme kommt, zum Beispiel von Gas, Öl, Fernwärme, Holz oder einer Wärmepumpe.',
    hasEV: 'Es geht darum, ob bei Ihnen ein Auto geladen werden soll: heute, in den nächsten Jahren oder gar nicht.',
    energyBill: 'Gemeint ist, was Sie für Strom und Wärme zusammen bezahlen, etwa die monatlichen Abschläge.',
    place: 'Vom Ort hängen Sonne, Winterkälte, Förderung und die Betriebe in der Nähe ab.',
    ownership: 'Eigentümer entscheiden selbst über Dach und Heizung, Mieter haben andere Möglichkeiten.',
    heatingAge: 'Gemeint ist, wie lange das Heizgerät schon läuft; das Baujahr steht oft auf dem Typenschild.',
  },
  facts: {
    homeType: {
      single_family: 'ein Einfamilienhaus',
      townhouse: 'ein Reihenhaus',
      condo: 'eine Eigentumswohnung',
      apartment: 'eine Mietwohnung',
      mobile_home: 'ein Mobilheim',
      other: 'ein anderes Zuhause',
    },
    roofType: {
      sloped_south: 'ein Süddach',
      sloped_north: 'ein Norddach',
      sloped_east_west: 'ein Dach nach Ost und West',
      flat: 'ein Flachdach',
      multiple: 'mehrere Dachflächen',
      unsure: 'Dach noch unklar',
    },
    heatingSystem: {
      gas: 'eine Gasheizung',
      oil: 'eine Ölheizung',
      electric: 'eine Stromheizung',
      heat_pump: 'eine Wärmepumpe',
      propane: 'eine Flüssiggasheizung',
      other: 'eine andere Heizung',
      unsure: 'Heizung noch unklar',
    },
    evOwnership: { yes: 'ein Elektroauto', planning: 'ein geplantes Elektroauto', no: 'kein Elektroauto' },
    area: (area) => `${area} Wohnfläche`,
    annualCost: {
      all: (money) => `${money} Energiekosten im Jahr`,
      electricity: (money) => `${money} Stromkosten im Jahr (ohne Heizung)`,
      heating: (money) => `${money} Heizkosten im Jahr (ohne Strom)`,
    },
    annualUse: (kwh) => `${kwh} Verbrauch im Jahr`,
    panel: (amperes) => `ein Anschluss mit ${amperes}`,
    solar: (details) => `eine Solaranlage (${details})`,
    heatingAge: {
      new: 'eine neue Heizung',
      under_5: 'eine Heizung unter 5 Jahren',
      '5_10': 'eine Heizung von 5 bis 10 Jahren',
      '10_15': 'eine Heizung von 10 bis 15 Jahren',
      over_15: 'eine Heizung von über 15 Jahren',
      unsure: 'Alter der Heizung noch unklar',
    },
    roofAge: {
      new: 'ein neues Dach',
      under_5: 'ein Dach unter 5 Jahren',
      '5_10': 'ein Dach von 5 bis 10 Jahren',
      '10_15': 'ein Dach von 10 bis 15 Jahren',
      over_15: 'ein Dach von über 15 Jahren',
      unsure: 'Alter des Dachs noch unklar',
    },
    age: {
      new: 'neu',
      under_5: 'unter 5 Jahre alt',
      '5_10': '5 bis 10 Jahre alt',
      '10_15': '10 bis 15 Jahre alt',
      over_15: 'über 15 Jahre alt',
      unsure: 'Alter noch unklar',
    },
    shading: { none: 'ohne Schatten', some: 'teilweise im Schatten', heavy: 'im Schatten' },
    shadedRoof: (shading) => `ein Dach ${shading}`,
    owned: 'Eigentum',
    rented: 'zur Miete',
    home: 'ein Zuhause',
    place: (home, place) => `${home} in ${place}`,
  },
  noted: [(list) => `Verstanden: ${list}.`, (list) => `Ich notiere: ${list}.`, (list) => `Gut, also ${list}.`],
  confirm: [
    (list) => `Verstanden: ${list}. Stimmt das?`,
    (list) => `Ich notiere: ${list}. Richtig?`,
    (list) => `Also ${list}, habe ich das richtig?`,
  ],
  corrected: [(list) => `Danke, ich habe es geändert: ${list}.`, (list) => `Gut, dann gilt: ${list}.`],
  soFar: (list) => `Bis jetzt habe ich: ${list}.`,
  withdrawn: 'In Ordnung, diese Angabe ist wieder offen.',
  leftOpen: ['In Ordnung, das lassen wir offen.', 'Kein Problem, das überspringen wir.'],
  whatAbout: 'Was möchten Sie dazu von mir wissen?',
  misunderstoodOnce: 'Das habe ich nicht verstanden. Können Sie es mit anderen Worten sagen?',
  misunderstoodTwice: 'Das verstehe ich leider noch nicht. Ein kurzer Satz hilft mir am meisten.',
  misunderstoodOften: (choices) => `Was passt am ehesten: ${choices}? Oder wir überspringen das.`,
  unknownTopic: [
    (what) => `Zu ${what} habe ich keine belegte Antwort, und raten möchte ich nicht.`,
    (what) => `Bei ${what} muss ich passen: Meine Quellen sagen dazu nichts.`,
    (what) => `Auf ${what} kann ich nichts antworten, was ich belegen könnte.`,
  ],
  thisQuestion: 'dieser Frage',
  authorities,
  askThere: (whom) => `Fragen Sie dazu am besten ${whom}.`,
  askFurther: (whom) => `Für alles Weitere fragen Sie am besten ${whom}.`,
  askElse: (whom) => `Sonst fragen Sie am besten ${whom}.`,
  askGeneral: (whom) => `Falls es um Energie im Haus geht, fragen Sie am besten ${whom}.`,
  missing: {
    price: 'Einen belegten Preis genau dafür habe ich nicht.',
    time: 'Wie lange genau das dauert oder hält, weiß ich nicht.',
  },
  nearestTopics: [
    (titles, what) => `Bei ${what} bin ich nicht sicher, was gemeint ist. Meinen Sie: ${titles}?`,
    (titles, what) => `Wie ist ${what} zu verstehen? Geht es Ihnen um: ${titles}?`,
  ],
  offerNear: (titles) => `Nahe daran kenne ich: ${titles}. Soll ich dazu etwas sagen?`,
  understoodAs: (title) => `Wenn ich Sie richtig verstehe, geht es um: ${title}.`,
  orElse: (titles) => `Falls nicht: Meinen Sie ${titles}?`,
  again: (kernel, nearby) => `Das Wichtigste noch einmal: ${kernel}${nearby ? ` Mehr weiß ich zu: ${nearby}.` : ''}`,
  exhausted: [
    (nearby) => `Mehr als das Gesagte weiß ich dazu leider nicht.${nearby ? ` Nahe liegt: ${nearby}.` : ''}`,
    () =>
      'Entschuldigen Sie, hier drehe ich mich im Kreis. Ein Mensch hilft Ihnen da besser, auch über die Adresse im Impressum.',
  ],
  offerPerson: [
    'Wenn ich Ihnen nicht weiterhelfe: Über „Mit Fachbetrieben verbinden“ antwortet Ihnen ein Mensch.',
    'Ein Mensch hört Ihnen da besser zu: Sie erreichen einen über „Mit Fachbetrieben verbinden“, uns selbst über das Impressum.',
  ],
  askedToo: (titles) => `Sie haben noch mehr gefragt: ${titles}. Das beantworte ich gern als Nächstes.`,
  notAnswered: (quotes) => `Keine belegte Antwort habe ich auf: ${quotes}`,
  quote: (text) => `„${text}“`,
  countries: { de: 'Deutschland', at: 'Österreich', ch: 'Schweiz', us: 'USA' },
  marketHeard: (now, before) =>
    `Ab jetzt antworte ich für: ${now}. War das nicht gemeint, schreiben Sie „${before}“. Ihre Beträge bleiben, wie Sie sie genannt haben.`,
  languageHeard: 'Gern auf Deutsch.',
  foreignLanguage: (named, ours) =>
    `Ich glaube, das ist ${named}. Leider verstehe ich nur ${ours}; schreiben Sie mir bitte in einer dieser Sprachen.`,
  completeNext:
    'Sie können sich die Ergebnisse ansehen oder die Zusammenfassung per E-Mail schicken lassen. Fragen beantworte ich weiterhin.',
  potentials: {
    solar: {
      high: 'Ihr Dach eignet sich sehr gut für Solarstrom.',
      medium: 'Solarstrom ist bei Ihnen gut möglich.',
      low: 'Für Solarstrom ist Ihr Dach nach dieser ersten Einschätzung weniger günstig als ein Süddach.',
    },
    heatPump: {
      high: 'Bei Ihrer Heizung ist der Umstieg auf eine Wärmepumpe einen genauen Blick wert.',
      medium: 'Eine Wärmepumpe kommt in Frage.',
      low: 'Eine Wärmepumpe drängt sich zurzeit nicht auf.',
    },
    evCharging: {
      high: 'Mit Ihrem Elektroauto ist eine Ladestation zu Hause naheliegend.',
      medium: 'Eine Ladestation kann später sinnvoll werden.',
      low: 'Eine Ladestation brauchen Sie zurzeit nicht.',
    },
  },
  reckoned: {
    heatPump: {
      high: 'Nach unserer Schätzung für Ihr Haus heizt eine Wärmepumpe günstiger als Ihre Heizung heute; wann sie ihren Preis einspielt, hängt von Angebot und Förderung ab.',
      medium:
        'Nach unserer Schätzung für Ihr Haus kommt eine Wärmepumpe in Frage; ob sie günstiger heizt, hängt von Tarif und Auslegung ab.',
      low: 'Nach unserer Schätzung für Ihr Haus heizt eine Wärmepumpe bei heutigen Preisen teurer als Ihre Heizung.',
    },
    solarComesBackLate:
      'Solarstrom ist auf Ihrem Dach möglich, spielt seinen Preis nach unserer Schätzung aber erst spät ein.',
  },
  shade: {
    some: 'Der Schatten auf dem Dach kostet einen Teil des Ertrags; wie viel, rechnet ein Fachbetrieb vor dem Angebot aus.',
    heavy:
      'Bei so viel Schatten auf dem Dach bringt Solarstrom deutlich weniger; ob er sich trotzdem lohnt, zeigt erst die Schattensimulation eines Fachbetriebs.',
  },
  needMore: {
    solar: 'Für Solarstrom brauche ich noch Angaben zum Dach.',
    heatPump: 'Für die Wärmepumpe brauche ich noch Angaben zur Heizung.',
    evCharging: 'Für das Laden brauche ich noch zu wissen, ob Sie elektrisch fahren.',
  },
};
