/** Docked at a merchant planet: no die, but anything on the list for its Intel, and tokens off the ship (NC-MERCH-01 to 04, NC-ALERT-12). */
import type { MerchantRecord } from '../../../../shared/content/nova-cry';
import type { NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { mayGetAlienFromMerchant } from '../aliens';
import { canFollow } from '../can-follow';
import { payIntel } from '../intel';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { putInBag } from '../tokens';
import { seatOf } from '../turn-order';
import { hasUse } from '../uses';

type Merchant = TaskOf<'merchant'>;

function hasAlien({ effects }: MerchantRecord): boolean {
  return effects.some(({ verb }) => verb === 'alien');
}

/** How often a line may be bought in one docking: as its limit says, once by reading b of NC-MERCH-04. */
function isLeft({ table, task }: Asked<'merchant'>, id: string, { limit }: MerchantRecord): boolean {
  const bought = task.bought[id] ?? 0;
  if (table.readings['NC-MERCH-04'] === 'b' && bought > 0) return false;
  return limit === null || bought < limit;
}

function canBuy(asked: Asked<'merchant'>, id: string, line: MerchantRecord): boolean {
  const { table, state, task } = asked;
  if (!isLeft(asked, id, line) || seatOf(state, task.seat).intel < line.intel) return false;
  if (hasAlien(line) && !mayGetAlienFromMerchant(table, state, task.seat)) return false;
  return canFollow(table, state, line.effects, { self: task.seat, from: id, other: null });
}

function offers(asked: Asked<'merchant'>): readonly NovaCryAction[] {
  const { table, state, task } = asked;
  const lines = Object.entries(table.content.merchant)
    .filter(([id, line]) => canBuy(asked, id, line))
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([line]): NovaCryAction => ({ type: 'buy', line }));
  const hasWorn = (seatOf(state, task.seat).ship?.tokens.length ?? 0) > 0;
  return hasWorn ? [...lines, { type: 'service' }] : lines;
}

/** In the own turn aliens and arrow cards may be used here too, so that what they bring is spent (NC-ALIEN-06). */
function couldEarn({ table, state, task: { seat } }: Asked<'merchant'>): boolean {
  return state.turn?.seat === seat && hasUse(table, state, seat, 'own-turn');
}

export const merchantTask: TaskRules<'merchant'> = {
  waitsFor: (asked) => (offers(asked).length > 0 || couldEarn(asked) ? [asked.task.seat] : []),
  legal: (asked) => [...offers(asked), { type: 'pass' }],
  why(asked, _seat, action) {
    if (action.type === 'service')
      return { code: 'no-tokens', message: 'No Jam and no Wear lies on the ship.', rule: 'NC-MERCH-02' };
    if (action.type !== 'buy')
      return { code: 'not-sold', message: 'The merchant’s list has no such thing.', rule: 'NC-MERCH-01' };
    const line = asked.table.content.merchant[action.line];
    if (!line) return { code: 'not-sold', message: 'That is not on the list.', rule: 'NC-MERCH-01' };
    return whyNotBuy(asked, action.line, line);
  },
  answer(play, task, action) {
    if (action.type === 'buy') return buy(play, task, action.line);
    if (action.type === 'service') return service(play, task);
    play.pop();
  },
  run: (play) => play.pop(),
};

function whyNotBuy(asked: Asked<'merchant'>, id: string, line: MerchantRecord) {
  const { table, state, task } = asked;
  if (seatOf(state, task.seat).intel < line.intel) {
    const params = { intel: line.intel };
    return {
      code: 'too-dear',
      message: `That costs ${line.intel} Intel.`,
      rule: 'NC-MERCH-01',
      params,
    } as const;
  }
  if (hasAlien(line) && !mayGetAlienFromMerchant(table, state, task.seat))
    return {
      code: 'alien-bought',
      message: state.turn?.aliens.fromMerchant ? 'One alien a turn this way.' : 'One alien a turn in all.',
      rule: state.turn?.aliens.fromMerchant ? 'NC-ALIEN-02' : 'NC-ALIEN-03',
    } as const;
  if (!isLeft(asked, id, line))
    return {
      code: 'sold-out',
      message: 'That is bought no more in this docking.',
      rule: 'NC-MERCH-04',
    } as const;
  return { code: 'in-vain', message: 'That would do nothing now.', rule: 'NC-MERCH-01' } as const;
}

/** The price, then what the line says; the list is offered again afterwards. */
function buy(play: Play, task: Merchant, id: string): void {
  const line = play.table.content.merchant[id];
  if (!line) throw new Error(`No ${id} on the merchant's list.`);
  const { seat, bought } = task;
  payIntel(play, seat, line.intel, 'NC-MERCH-01');
  play.tell({ type: 'bought', seat, line: id });
  const { turn } = play.state;
  if (hasAlien(line) && turn?.seat === seat) turn.aliens.fromMerchant = true;
  play.replace({ ...task, bought: { ...bought, [id]: (bought[id] ?? 0) + 1 } });
  play.push({ type: 'effects', effects: line.effects, context: { self: seat, from: id, other: null } });
}

/** Every Jam and Wear off the ship, free; the front row stays (NC-MERCH-02, NC-MERCH-03). */
function service(play: Play, task: Merchant): void {
  const { ship } = play.seat(task.seat);
  const tokens = ship?.tokens ?? [];
  play.replace({ ...task, serviced: true });
  putInBag(play, task.seat, tokens);
  if (ship) ship.tokens = [];
}
