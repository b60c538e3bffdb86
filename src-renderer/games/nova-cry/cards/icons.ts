/** The pictures of the game's closed words, one for each, everywhere the same. */
import type { Component } from 'svelte';
import Asterisk from '@lucide/svelte/icons/asterisk';
import Building from '@lucide/svelte/icons/building-2';
import CircleHelp from '@lucide/svelte/icons/circle-question-mark';
import Cloudy from '@lucide/svelte/icons/cloudy';
import Crosshair from '@lucide/svelte/icons/crosshair';
import Droplet from '@lucide/svelte/icons/droplet';
import Flask from '@lucide/svelte/icons/flask-conical';
import Orbit from '@lucide/svelte/icons/orbit';
import Shield from '@lucide/svelte/icons/shield-half';
import Stethoscope from '@lucide/svelte/icons/stethoscope';
import Store from '@lucide/svelte/icons/store';
import Trees from '@lucide/svelte/icons/trees';
import Users from '@lucide/svelte/icons/users';
import Wrench from '@lucide/svelte/icons/wrench';
import Zap from '@lucide/svelte/icons/zap';
import type { Officer, PlanetType, SpaceSymbol, Token } from '../../../../shared/content/nova-cry';
import Asteroid from './Asteroid.svelte';

export const OFFICER_ICONS: Readonly<Record<Officer | 'mercenary', Component>> = {
  scientist: Flask,
  doctor: Stethoscope,
  engineer: Wrench,
  mercenary: Shield,
};
export const PLANET_ICONS: Readonly<Record<PlanetType, Component>> = {
  populous: Building,
  merchant: Store,
  wild: Trees,
  undiscovered: CircleHelp,
};
export const TOKEN_ICONS: Readonly<Record<Token, Component>> = {
  'crew-needs': Users,
  'weapons-jam': Crosshair,
  'warp-wear': Orbit,
  'data-leak': Droplet,
};
export const SYMBOL_ICONS: Readonly<Record<SpaceSymbol, Component>> = {
  asteroid: Asteroid,
  storm: Zap,
  nebula: Cloudy,
  anomaly: Asterisk,
};
