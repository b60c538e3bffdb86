/** Lines of the log that tell of ships, tokens and people. */
import { TEAM_OF } from '../../../../../shared/content/black-alert';
import type { NodeId, Space } from '../../../../../shared/hex';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import type { LogLine } from '../../../descriptor';
import type { Told } from './context';
import { locationWords } from './location-words';
import { line } from './log-line';
import { cardName, characterName, RESOURCE_NAMES, SHIP_NAMES, teamOfCharacter, theLocation } from './names';
import { nodeName } from './node-words';
import { capitalized, counted, listed } from './sentence';

type EventOf<Type extends BlackAlertEvent['type']> = Extract<BlackAlertEvent, { readonly type: Type }>;

export function usedLine({ content }: Told, { character, location, enhanced }: EventOf<'used'>): LogLine {
  const team = teamOfCharacter(content, character);
  const text = locationWords(location, team ?? 'starfleet');
  const how = enhanced ? ', enhanced' : '';
  return line(
    `${characterName(content, character)} uses ${theLocation(location)}: ${text.title}${how}`,
    team,
    text.rule,
  );
}

export function seizedLine({ from, kind }: EventOf<'seized'>): LogLine {
  const to = from === 'discovery' ? 'charon' : 'discovery';
  return line(
    `1 ${RESOURCE_NAMES[kind]} goes from the ${SHIP_NAMES[from]} to the ${SHIP_NAMES[to]}`,
    TEAM_OF[to],
    from === 'discovery' ? 'BA-DCARGO-04' : 'BA-CCARGO-04',
  );
}

export function travelledLine({ content, view }: Told, { ship, to, by }: EventOf<'travelled'>): LogLine {
  const place = isNode(to) ? nodeName(content, view.board, to) : to;
  return line(
    `the ${SHIP_NAMES[ship]} goes to ${place}`,
    teamOfCharacter(content, by),
    ship === 'discovery' ? 'BA-DBRIDGE-01' : 'BA-CTHRONE-01',
  );
}

function isNode(place: NodeId | Space): place is NodeId {
  return place.includes('/');
}

/** In Clean Up only the corner counts (BA-CLEAN-04). */
export function threatLine({ content }: Told, { card, sections, drawer }: EventOf<'threat'>): LogLine {
  const name = characterName(content, drawer);
  const corner = content.threatCards[card]?.corner ?? 0;
  const what =
    sections.length === 0
      ? `for Corruption Risk, ${counted(corner, 'token')}`
      : `${listed(sections.map(capitalized))} section`;
  return line(
    `${name} draws the Threat card ${cardName(content, card)}: ${what}`,
    teamOfCharacter(content, drawer),
    sections.length === 0 ? 'BA-CLEAN-04' : 'BA-TOKEN-01',
  );
}

export function fleetLine({ from, to }: EventOf<'fleet'>): LogLine {
  if (from === null) return line(`a Fleet token comes to ${to ?? 'the board'}`, 'terran', 'BA-CFLEET-02');
  return to === null
    ? line(`the Fleet token on ${from} is destroyed`, 'starfleet', 'BA-DWEAP-02')
    : line(`a Fleet token goes from ${from} to ${to}`, 'terran', 'BA-CFLEET-01');
}

export function conditionLine(
  { content }: Told,
  { type, character }: EventOf<'detained' | 'wounded' | 'freed' | 'stood-up'>,
): LogLine {
  const words = {
    detained: { text: 'is detained', rule: 'BA-DETAIN-01' },
    wounded: { text: 'is wounded', rule: 'BA-WOUND-01' },
    freed: { text: 'is free again', rule: 'BA-DETAIN-02' },
    'stood-up': { text: 'stands up again', rule: 'BA-WOUND-02' },
  } as const;
  const { text, rule } = words[type];
  return line(`${characterName(content, character)} ${text}`, teamOfCharacter(content, character), rule);
}
