/** The fixture whole, and the rules over it. */
import type { NovaCryContent } from '../../../shared/content/nova-cry';
import { novaCry, type NovaCryRules, readingsOf } from '../../../src-main/rules/nova-cry';
import { abilities, captains, crew, planets, ships, weapons } from './cards';
import { actionCards, aliens } from './action-cards';
import { discovery, merchant, start } from './charts';

export const CONTENT: NovaCryContent = {
  ships,
  captains,
  abilities,
  crew,
  weapons,
  planets,
  aliens,
  actionCards,
  discovery,
  merchant,
  start,
};

/** The rules by these readings. Throws when nobody knows one of them. */
export function rulesWith(
  readings: Readonly<Record<string, string>> = {},
  content: Partial<NovaCryContent> = {},
): NovaCryRules {
  const read = readingsOf(readings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return novaCry({ ...CONTENT, ...content }, read.value);
}
