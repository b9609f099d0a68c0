const RADIANS = Math.PI / 180;
const SOLAR_CONSTANT_KW = 1.361;
const DAYS_PER_YEAR = 365;

/** Day of the year whose sun is nearest to the month's mean. Source: Klein, Solar Energy 19 (1977) 325. */
const meanDays = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

export interface SunPath {
  declination: number;
  latitude: number;
  /** Hour angle of sunset, radians; half a turn where the sun does not set. */
  sunset: number;
  /** On a plane that faces the sun, outside the air, kW/m². */
  extraterrestrialKw: number;
}

export const radians = (degrees: number) => degrees * RADIANS;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The sun over a place on the mean day of a month (0 January). Source: Duffie and Beckman, Solar Engineering of Thermal Processes, 1.6. */
export function sunPath(latitudeDeg: number, month: number): SunPath {
  const day = meanDays[month] ?? 15;
  const declination = radians(23.45) * Math.sin((2 * Math.PI * (284 + day)) / DAYS_PER_YEAR);
  const latitude = radians(latitudeDeg);
  const sunset = Math.acos(within(-Math.tan(latitude) * Math.tan(declination), -1, 1));
  const extraterrestrialKw = SOLAR_CONSTANT_KW * (1 + 0.033 * Math.cos((2 * Math.PI * day) / DAYS_PER_YEAR));
  return { declination, latitude, sunset, extraterrestrialKw };
}

export interface Plane {
  /** 0 level, 90 upright. */
  tiltDeg: number;
  /** Clockwise from north: 180 south. */
  azimuthDeg: number;
}

/** How squarely the sun meets a plane: `level + noon * cos(hour angle) + side * sin(hour angle)` is the cosine of the angle to its normal. */
export interface Incidence {
  level: number;
  noon: number;
  side: number;
}

/** Source: Duffie and Beckman, 1.6.2, sorted by the hour angle. */
export function incidenceOn({ declination, latitude }: SunPath, { tiltDeg, azimuthDeg }: Plane): Incidence {
  const [tilt, azimuth] = [radians(tiltDeg), radians(azimuthDeg - 180)];
  const [sinD, cosD, sinL, cosL] = [
    Math.sin(declination),
    Math.cos(declination),
    Math.sin(latitude),
    Math.cos(latitude),
  ];
  const [level, south, west] = [Math.cos(tilt), Math.sin(tilt) * Math.cos(azimuth), Math.sin(tilt) * Math.sin(azimuth)];
  return {
    level: sinD * (sinL * level - cosL * south),
    noon: cosD * (cosL * level + sinL * south),
    side: cosD * west,
  };
}
