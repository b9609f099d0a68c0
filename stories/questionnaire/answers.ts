/** The answers of a home with high potentials, by step. */
export const basics = { homeType: 'single_family', homeSize: '1500_2000' } as const;
export const systems = { roofType: 'sloped_south', currentHeatingSystem: 'gas', hasEV: 'yes' } as const;
export const everything = { ...basics, ...systems, energyGoals: 'all_above' } as const;
export const oldSystems = { roofAge: 'over_15', heatingSystemAge: 'over_15' } as const;
