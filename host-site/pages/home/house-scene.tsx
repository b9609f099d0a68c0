import { Car, ChargePoint, Ground, HeatPump, House, Sky } from '#host-site/pages/home/scene-parts.tsx';
import './house-scene.css';

/** By day in a light scheme, by night in a dark one: the same drawing, other tokens. */
export function HouseScene({ label }: { label: string }) {
  return (
    <svg className="scene" viewBox="0 0 560 460" role="img" aria-label={label}>
      <Sky />
      <Ground />
      <House />
      <HeatPump />
      <ChargePoint />
      <Car />
    </svg>
  );
}
