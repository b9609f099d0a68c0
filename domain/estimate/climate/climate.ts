/** A place whose weather was measured or modelled hour by hour, as months of an average year. */
export interface ClimatePlace {
  name: string;
  latitude: number;
  longitude: number;
  /** kWh/m² on the level, January to December. */
  global: readonly number[];
  diffuse: readonly number[];
  /** °C. */
  temperature: readonly number[];
  /** Kelvin days, inside 20 °C, heating below 15 °C. */
  degreeDays: number;
  /** Seasonal performance of an average air-water heat pump for rooms at a flow temperature of 35, 45, 55, 65 °C. */
  airPerformance: readonly number[];
  /** The same for hot water. */
  hotWaterPerformance: number;
}
