import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

export const en: RecommendationTexts = {
  mark: 'Our recommendation',
  first: {
    solar: 'Solar panels first:',
    heatPump: 'Heat pump first:',
    evCharging: 'EV charging first:',
  },
  without: {
    landlord: 'First talk to your landlord: roof and heating are theirs to decide.',
    unknown: 'No recommendation yet: the answers that would decide it are still open.',
    nothing: 'Nothing to begin with: by your answers, none of the three would change much for now.',
  },
  why: {
    solar: {
      sloped_south: 'a sloped roof facing south gets the most sun.',
      sloped_north: 'a sloped roof facing north gets the least sun.',
      sloped_east_west:
        'a roof to the east and west gets less sun than one to the south; an installer may still find it worthwhile.',
      flat: 'on a flat roof, modules can be turned to the sun but need more space.',
      multiple: 'with several roof surfaces, only a closer look tells how much sun they get.',
      unsure: 'how your roof lies is still open.',
    },
    heatPump: {
      gas: 'you heat with natural gas, which a heat pump does without.',
      oil: 'you heat with oil, which a heat pump does without.',
      electric:
        'a heat pump needs less electricity than electric heaters; where there are no pipes for it, fitting one takes more work.',
      heat_pump: 'you already heat with one.',
      propane: 'a heat pump does without propane; how much that saves depends on its price.',
      other: 'a heat pump can replace the heating you have; how much that saves is open.',
      unsure: 'what you heat with is still open.',
    },
    evCharging: {
      yes: 'you already drive an electric car.',
      planning: 'you plan to get an electric car.',
      no: 'a charger can wait until you have an electric car.',
    },
  },
  shade: {
    some: 'Shade on the roof takes part of the yield.',
    heavy: 'in that much shade even a good roof makes clearly less power.',
  },
  calculated: 'so the detailed estimate for your home has it.',
  notWorthIt: {
    'landlord-decides': 'roof and heating of a rented home are the landlord’s to decide.',
    'long-payback': 'the detailed estimate finds that it takes more than 20 years to pay back.',
    'dearer-than-heating': 'the detailed estimate finds that running it costs more than what you heat with today.',
    'no-parking': 'without a parking space of your own there is no place to charge.',
  },
  unknown: {
    solar: 'We do not know your roof yet.',
    heatPump: 'We do not know yet what you heat with.',
    evCharging: 'We do not know yet whether you drive an electric car.',
  },
  notRecommended: (name) => `That is why we do not recommend the ${name}.`,
};
