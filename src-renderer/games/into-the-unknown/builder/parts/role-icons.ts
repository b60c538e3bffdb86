import Atom from '@lucide/svelte/icons/atom';
import Star from '@lucide/svelte/icons/star';
import User from '@lucide/svelte/icons/user-round';
import Wrench from '@lucide/svelte/icons/wrench';
import type { Component } from 'svelte';
import type { CorePlace, Role } from '../../../../../shared/content/into-the-unknown';
import { ROLE_OF } from '../../../../../shared/fleet';

export const ROLE_ICONS: Readonly<Record<Role, Component>> = {
  command: Star,
  operations: Wrench,
  science: Atom,
};

/** The sign of a place of the core: its role's, or a person's. */
export function placeIcon(place: CorePlace): Component {
  const role = ROLE_OF[place];
  return role === null ? User : ROLE_ICONS[role];
}
