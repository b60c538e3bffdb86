/** Radial gradients of the star chart, made once for each theme and kept: they are few. */
import type { Texture } from 'pixi.js';
import { radial } from '../../draw/gradients';
import type { ThemeName } from '../../scene-types';
import { NETWORK_INKS, type NetworkInks } from '../inks';

export type GradientName = 'deep' | 'start' | 'planet' | 'world' | 'halo' | 'gained' | 'discovery' | 'charon';
type NetworkGradients = Readonly<Record<GradientName, Texture>>;

const made = new Map<ThemeName, NetworkGradients>();

export function networkGradients(theme: ThemeName): NetworkGradients {
  let gradients = made.get(theme);
  if (!gradients) made.set(theme, (gradients = make(NETWORK_INKS[theme])));
  return gradients;
}

function make(inks: NetworkInks): NetworkGradients {
  const sphere = ([lit, body, dark]: readonly [number, number, number]): Texture =>
    radial([
      [0, lit, 1],
      [0.45, body, 1],
      [1, dark, 1],
    ]);
  const fading = (colour: number, alpha: number): Texture =>
    radial([
      [0, colour, alpha],
      [1, colour, 0],
    ]);
  const [glow, rim] = inks.startGlow;
  return {
    deep: sphere(inks.deepStops),
    start: radial([
      [0, ...glow],
      [0.8, ...rim],
      [1, ...rim],
    ]),
    planet: sphere(inks.planet),
    world: sphere(inks.world),
    halo: radial([
      [0, ...inks.halo[0]],
      [0.42, ...inks.halo[1]],
      [1, ...inks.halo[2]],
    ]),
    gained: fading(inks.gained, 0.7),
    discovery: fading(...inks.discovery.glow),
    charon: fading(...inks.charon.glow),
  };
}
