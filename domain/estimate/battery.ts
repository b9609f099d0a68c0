const NEVER_MORE = 0.89;

/**
 * Share of a household's electricity that its roof and battery give. `x`: yearly yield / yearly use; `y`: usable kWh of battery
 * for each MWh used; `fit`: how well the hours of this household suit the sun. Fitted to our 15-minute simulation, which is scaled to Weniger/HTW Berlin (54 % at x = y = 1).
 */
export function selfSufficiency(x: number, y: number, fit = 1): number {
  const without = 0.437 * (1 - Math.exp(-1.181 * x ** 0.571));
  const most = Math.min(0.95 * x, 0.844 * (1 - Math.exp(-1.572 * x)));
  const share = without + Math.max(most - without, 0) * (1 - Math.exp(-1.09 * y ** 1.058));
  return Math.min(share * fit, x, NEVER_MORE);
}
