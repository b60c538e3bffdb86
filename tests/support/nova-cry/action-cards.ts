/** Action cards and aliens of the fixture: every verb, timing and modifier somewhere. */
import type {
  ActionCardRecord,
  AlienRecord,
  Effect,
  Modifier,
  NovaCryContent,
  Skill,
} from '../../../shared/content/nova-cry';
import { source } from './cards';
import { card, INTEL, option, use } from './texts';

const lasting = (what: Modifier): Effect => ({ verb: 'modify', until: 'in-play', what });

/** `plain-*`: 1 Intel at level 1, 1 victory point and 1 Intel at level 3. */
const plain = (skill: Skill): ActionCardRecord =>
  card(skill, [option([INTEL]), option([INTEL], { level: 3, victory: 1 })], false, 3);

export const actionCards: NovaCryContent['actionCards'] = {
  'plain-exploration': plain('exploration'),
  'plain-alien-tech': plain('alien-tech'),
  'plain-medicine': plain('medicine'),
  'plain-psychology': plain('psychology'),
  'plain-repair': plain('repair'),
  'plain-upgrades': plain('upgrades'),
  voyage: card('exploration', [
    option([{ verb: 'move', spaces: 1 }]),
    option([{ verb: 'survey', see: 3 }], { level: 2 }),
  ]),
  detour: card('exploration', [
    option([{ verb: 'hold-back', who: 'opponent', spaces: 1 }], { level: 2 }),
    option([{ verb: 'cast-off', who: 'opponent' }], { level: 4, victory: 1 }),
  ]),
  powercell: card(
    'alien-tech',
    [option([], { standsFor: 2 }), option([INTEL], { level: 2, standsFor: 2 })],
    true,
    2,
  ),
  megacoil: card('alien-tech', [option([], { level: 2, standsFor: 4 }), option([], { standsFor: 3 })], true),
  'targeting-pod': card(
    'alien-tech',
    [
      option([], { use: use([{ verb: 'reroll', whose: 'own' }], { timing: 'after-roll', cards: 1 }) }),
      option([lasting({ changes: 'damage-dealt', by: 1 })], { level: 3 }),
    ],
    true,
    2,
  ),
  'wormhole-cannon': card(
    'alien-tech',
    [
      option([{ verb: 'damage', who: 'opponent', count: 2, evadable: true }], {
        level: 2,
        cards: 2,
        victory: 1,
      }),
      option([{ verb: 'damage', who: 'each-opponent', count: 1, evadable: true }], { level: 4, cards: 1 }),
    ],
    false,
    2,
  ),
  'field-hospital': card('medicine', [
    option([{ verb: 'revive', whom: 'friendly-crew', count: 1 }]),
    option([{ verb: 'resurrect', whom: 'friendly-any', count: 1 }], { level: 2 }),
  ]),
  'resistance-therapy': card(
    'medicine',
    [
      option([{ verb: 'attach', to: 'friendly-crew', gives: 'ward' }], { victory: 1 }),
      option([{ verb: 'attach', to: 'friendly-crew', gives: 'shelter' }], { level: 3 }),
    ],
    true,
    2,
  ),
  mechheart: card(
    'medicine',
    [
      option([{ verb: 'attach', to: 'friendly-captain', gives: 'grit' }]),
      option([{ verb: 'attach', to: 'friendly-captain', gives: 'shelter' }], { level: 2 }),
    ],
    true,
    2,
  ),
  'persona-chip': card(
    'medicine',
    [
      option([{ verb: 'raise-ability', of: 'captain' }], { level: 2, victory: 1 }),
      option([lasting({ changes: 'skill', skill: 'any', by: 1 })]),
    ],
    true,
  ),
  'solar-drain': card('psychology', [
    option([{ verb: 'tribute', from: 'each-opponent', kinds: ['intel', 'card', 'training'], count: 1 }]),
    option([{ verb: 'steal', from: 'opponent', what: 'intel', count: 2 }], { level: 3 }),
  ]),
  'mass-telepathy': card('psychology', [
    option([{ verb: 'see-hands', who: 'each-opponent', take: 0 }]),
    option([{ verb: 'see-hands', who: 'opponent', take: 1 }], { level: 3 }),
  ]),
  panic: card('psychology', [
    option([{ verb: 'knock-out', whom: 'unfriendly-crew', count: 1 }], { level: 2 }),
    option([{ verb: 'destroy', whom: 'unfriendly-captain', count: 1 }], { level: 4 }),
  ]),
  whispers: card('psychology', [
    option([
      { verb: 'discard', who: 'opponent', count: 1, by: 'chance' },
      { verb: 'activate', who: 'opponent', count: 1 },
    ]),
    option(
      [
        { verb: 'steal', from: 'opponent', what: 'card', count: 1 },
        { verb: 'lose', who: 'each-opponent', count: 1 },
      ],
      { level: 2 },
    ),
  ]),
  'hull-patch': card('repair', [
    option([{ verb: 'repair', count: 2 }]),
    option(
      [
        { verb: 'clear', from: 'both', count: 2 },
        { verb: 'pass-token', count: 1 },
      ],
      { level: 2 },
    ),
  ]),
  'scheduled-maintenance': card(
    'repair',
    [
      option([
        lasting({
          changes: 'strategy',
          name: 'Scheduled Maintenance',
          text: '',
          effects: [{ verb: 'repair', count: 2 }],
        }),
      ]),
      option([lasting({ changes: 'hull', by: 2 })], { level: 2 }),
    ],
    true,
  ),
  'evasion-thrusters': card(
    'upgrades',
    [
      option([], { use: use([{ verb: 'cancel' }], { timing: 'card-damage' }) }),
      option([], { use: use([{ verb: 'prevent', count: 2 }], { timing: 'after-roll' }) }),
    ],
    true,
    2,
  ),
  'elite-prototype': card(
    'upgrades',
    [
      option([{ verb: 'raise-ability', of: 'ship' }], { level: 2 }),
      option([lasting({ changes: 'warp', by: 1 })]),
    ],
    true,
  ),
  dampers: card(
    'upgrades',
    [
      option([
        lasting({ changes: 'quiet-tokens', by: 1 }),
        lasting({ changes: 'ignores-symbol', symbol: 'asteroid' }),
      ]),
      option([lasting({ changes: 'ignores-token', token: 'data-leak' })]),
    ],
    true,
  ),
  archive: card('repair', [
    option([{ verb: 'search', pile: 'any', count: 1 }], { level: 2 }),
    option([{ verb: 'recover', pile: 'engineer', count: 1 }]),
  ]),
  exchange: card('upgrades', [
    option([
      { verb: 'choose', options: [[INTEL], [{ verb: 'draw', who: 'self', pile: 'any', count: 1 }]] },
      {
        verb: 'pay',
        what: 'intel',
        count: 2,
        then: [{ verb: 'gain', who: 'self', what: 'victory', count: 1 }],
      },
    ]),
    option([
      { verb: 'strip', who: 'opponent', count: 1 },
      { verb: 'if', condition: { is: 'behind' }, then: [INTEL], else: [{ verb: 'note', text: 'Ahead.' }] },
    ]),
  ]),
};

function alien(parts: Partial<AlienRecord> = {}, copies = 2): AlienRecord {
  return { name: 'Alien', copies, text: '', lasting: [], use: null, source, ...parts };
}

export const aliens: NovaCryContent['aliens'] = {
  idle: alien({}, 4),
  gunner: alien({ lasting: [{ changes: 'weapons', by: 1 }] }),
  broker: alien({ use: use([INTEL], { spends: 'turn', timing: 'any' }) }),
  assassin: alien({ use: use([{ verb: 'destroy', whom: 'unfriendly-captain', count: 1 }], { cards: 2 }) }),
  medic: alien({ use: use([{ verb: 'cancel' }], { timing: 'crew-out' }) }),
  warden: alien({ use: use([{ verb: 'cancel' }], { timing: 'token', spends: 'game' }) }),
  phantom: alien({ use: use([{ verb: 'escape' }], { timing: 'before-roll', cards: 1 }) }),
  gambler: alien({
    use: use([{ verb: 'reroll', whose: 'other' }], { timing: 'after-roll', spends: 'turn' }),
  }),
  scout: alien({
    lasting: [
      { changes: 'discovery-rerolls', by: 1 },
      { changes: 'dock-intel', by: 1 },
    ],
  }),
};
