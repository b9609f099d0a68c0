import type { SunPath } from '#domain/estimate/solar/sun.ts';

const STEP = Math.PI / 24;

export interface DayStep {
  hourAngle: number;
  /** Share of the day's global and of its diffuse irradiation that falls in this step. */
  global: number;
  diffuse: number;
}

/** Hour angles of the middles of half hours from sunrise to sunset. */
function hourAngles({ sunset }: SunPath): number[] {
  const count = Math.max(1, Math.round((2 * sunset) / STEP));
  const width = (2 * sunset) / count;
  return Array.from({ length: count }, (_, at) => -sunset + (at + 0.5) * width);
}

/** Global: Collares-Pereira and Rabl, Solar Energy 22 (1979) 155; diffuse: Liu and Jordan, Solar Energy 4 (1960) 1. Each adds up to 1. */
export function splitDay(sun: SunPath): DayStep[] {
  const { sunset } = sun;
  const a = 0.409 + 0.5016 * Math.sin(sunset - Math.PI / 3);
  const b = 0.6609 - 0.4767 * Math.sin(sunset - Math.PI / 3);
  const shapes = hourAngles(sun).map((hourAngle) => {
    const diffuse = Math.max(0, Math.cos(hourAngle) - Math.cos(sunset));
    return { hourAngle, global: (a + b * Math.cos(hourAngle)) * diffuse, diffuse };
  });
  const globalSum = shapes.reduce((sum, it) => sum + it.global, 0) || 1;
  const diffuseSum = shapes.reduce((sum, it) => sum + it.diffuse, 0) || 1;
  return shapes.map(({ hourAngle, global, diffuse }) => ({
    hourAngle,
    global: global / globalSum,
    diffuse: diffuse / diffuseSum,
  }));
}
