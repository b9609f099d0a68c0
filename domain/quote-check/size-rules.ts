/** kWh of battery for 1 kW of modules and for so much yearly use, whichever is less; our own rule of thumb. */
export const BATTERY_KWH = 1;
export const BATTERY_USE_KWH = 1_000;
